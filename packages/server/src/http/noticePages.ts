import { languageIn } from '@ochre/languages/load.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Notices } from '../notices/notices.ts';
import { readBy } from './guard.ts';
import type { Limits } from './limits.ts';

const STYLE = '/notices/page.css';

/** The colours and letters of the client, for a page that stands alone. */
const CSS = `:root{color-scheme:light dark;--page:#efe6d3;--card:#fffcf4;--line:#d8c9a8;--ink:#241a11;--ochre:#9a4f0c;--on:#fffcf4}
@media(prefers-color-scheme:dark){:root{--page:#14100b;--card:#2a2119;--line:#4a3b2a;--ink:#f3e8d2;--ochre:#e3a148;--on:#21160b}}
body{margin:0;min-height:100vh;display:grid;place-content:center;background:var(--page);color:var(--ink);font:17px/1.45 system-ui,sans-serif}
main{box-sizing:border-box;width:min(440px,100vw - 32px);padding:28px;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 12px;font:800 28px/1 Georgia,serif}
p{margin:0 0 20px}
button{font:600 16px/1 system-ui,sans-serif;min-height:44px;padding:0 20px;border:0;border-radius:5px;background:var(--ochre);color:var(--on);cursor:pointer}
a{color:var(--ochre)}`;

const page = (code: string, home: string, text: string, button?: string): string => `<!doctype html>
<html lang="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ochre</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE}">
<main>
<h1>Ochre</h1>
<p>${text}</p>
${button ? `<form method="post"><button>${button}</button></form>` : `<a href="/">${home}</a>`}
</main>
</html>
`;

/** Browsers hide where a form comes from unless told otherwise, and what comes from nowhere is refused. */
const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('referrer-policy', 'same-origin').type('text/html').send(html);

/** Where links in mails lead. Programs that look at every link must not decide anything: a button does. */
export function noticePages(app: FastifyInstance, notices: Notices, limits: Limits): void {
  void app.register(async (pages) => {
    // Buttons and mail programs post forms; what is in them does not matter.
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, __, done) => done(null, {}));
    pages.get(STYLE, async (_, reply) => reply.type('text/css').send(CSS));
    for (const what of ['confirm', 'stop'] as const) {
      const url = `/notices/${what}`;
      pages.get(url, async (request, reply) => {
        limits.request(request.network);
        const code = readBy(request);
        const { pages: say } = (await languageIn(code)).notices;
        return send(reply, page(code, say.home, say[what].ask, say[what].button));
      });
      pages.post(url, async (request, reply) => {
        limits.request(request.network);
        limits.mayTry(request.network);
        const code = readBy(request);
        const { pages: say } = (await languageIn(code)).notices;
        const { done, stale } = say[what];
        const { word } = request.query as { word?: unknown };
        const granted = typeof word === 'string' && (await notices[what](word));
        return send(reply.code(granted ? 200 : 404), page(code, say.home, granted ? done : stale));
      });
    }
  });
}
