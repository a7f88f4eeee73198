import type { Plugin } from 'vite';

/** The development server has a server behind it, and its page says so as that of any server does. */
export function servedPage(): Plugin {
  return {
    name: 'served-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('name="server" content="none"', 'name="server" content="here"'),
  };
}
