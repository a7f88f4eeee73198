/** Where this browser keeps its seats and invitations. */
export const SEATS = 'ochre.seats';
export const INVITES = 'ochre.invites';

/** Whether there is any of them. */
export const holdsAny = (): boolean => [SEATS, INVITES].some((key) => localStorage.getItem(key) !== null);
