/** A card flies so long, the next begins so much later, and those nobody named turn over at the end. */
const FLIGHT_MS = 420;
const APART_MS = 80;
const FLIP_MS = 240;
const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

/** Cards of a receipt fly into the hand; gives back what ends it. */
export function fly(receipt: HTMLElement, pace: number): () => void {
  const cards = [...receipt.querySelectorAll<HTMLElement>('.rc-card')];
  const places = [...document.querySelectorAll<HTMLElement>('.mh-card.fresh')];
  const flying: { cancel(): void }[] = [];
  const last = (cards.length - 1) * APART_MS * pace;
  // What is told of a card waits until it has turned.
  const turned = last + (FLIGHT_MS + FLIP_MS) * pace;
  if (receipt.querySelector('.rc-card.unnamed'))
    for (const told of receipt.querySelectorAll('.rc-word, .rc-card.unnamed > .rc-gain, footer .disp'))
      flying.push(
        told.animate([{ opacity: 0 }, { opacity: 1 }], {
          duration: FLIP_MS * pace,
          delay: turned,
          fill: 'backwards',
        }),
      );
  for (const [i, card] of cards.entries()) {
    const face = card.querySelector<HTMLElement>('.tc');
    if (!face) continue;
    if (card.classList.contains('unnamed'))
      flying.push(
        face.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
          duration: FLIP_MS * pace,
          delay: last + FLIGHT_MS * pace,
          fill: 'backwards',
          easing: EASE,
        }),
      );
    const at = places.findIndex((p) => p.getAttribute('data-card') === card.dataset['card']);
    const place = at >= 0 ? places.splice(at, 1)[0] : undefined;
    if (!place) continue;
    const [from, to] = [face.getBoundingClientRect(), place.getBoundingClientRect()];
    const flyer = face.cloneNode(true) as HTMLElement;
    flyer.className += ' flyer';
    flyer.setAttribute('aria-hidden', 'true');
    Object.assign(flyer.style, { left: `${from.left}px`, top: `${from.top}px` });
    document.body.append(flyer);
    const [dx, dy] = [to.left - from.left, to.top - from.top];
    const flight = flyer.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx * 0.55}px, ${dy * 0.5}px) rotate(${i % 2 ? 8 : -8}deg)`, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px)` },
      ],
      { duration: FLIGHT_MS * pace, delay: i * APART_MS * pace, easing: EASE },
    );
    flight.onfinish = flight.oncancel = () => flyer.remove();
    flying.push(flight);
  }
  return () => {
    for (const flight of flying) flight.cancel();
  };
}
