/**
 * A table of one edition with the citations of another whose paragraphs are numbered alike. That each of them exists
 * there is up to a test.
 */
export function citing<T>(book: string, table: T): T {
  if (typeof table === 'string') return table.replace(/^[A-Z]{2}(?= \S+$)/, book) as T;
  if (Array.isArray(table)) return table.map((item) => citing(book, item)) as T;
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, citing(book, value)])) as T;
}
