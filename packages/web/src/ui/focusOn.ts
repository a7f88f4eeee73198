/** Brings the focus to something that a Tab does not stop at. */
export function focusOn(element: HTMLElement | SVGElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
}
