/** A moment for people whose time zone nobody knows. */
export const momentIn = (locale: string): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (at) => `${format.format(at)} UTC`;
};
