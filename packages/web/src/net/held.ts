/** Where this browser keeps its seats and invitations. */
export const SEATS = 'ochre.seats';
export const INVITES = 'ochre.invites';

/** Whether there is any of them. */
export function holdsAny(): boolean {
  try {
    return [SEATS, INVITES].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // A page within another site's may keep nothing.
    return false;
  }
}
