const SHOWN_MS = 2400;

/** Marks something for a moment, in the way of what eyes are led to. */
export function pointOut(place: string): void {
  for (const found of document.querySelectorAll(place)) {
    found.setAttribute('data-pointed', '');
    setTimeout(() => found.removeAttribute('data-pointed'), SHOWN_MS);
  }
}
