/** Threads and tests have none. */
const page: Document | undefined = globalThis.document;

/** The file that is always beside the page, at the root of a server or in any folder of any host. */
const beside = page?.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;

/** The address of the folder the page lies in, with a slash at its end. */
export const home: string = beside ? new URL('.', beside).href : '/';

/** Whether a server sent the page, and can be asked: it says so in what it sends. Elsewhere files are all there is. */
export const served: boolean =
  page?.querySelector<HTMLMetaElement>('meta[name="server"]')?.content !== 'none';
