import type { GroupMessage } from './turnWords.ts';

/** What Discord takes at most, in characters (discord.com/developers, Message Resource, Embed Limits). */
export const DISCORD = { content: 2000, title: 256, description: 4096, footer: 2048 } as const;
/** What Slack takes at most (docs.slack.dev, Block Kit: header, section, context). */
export const SLACK = { text: 4000, header: 150, section: 3000 } as const;

/** Colours of the edge of an embed: a game that goes on, and one that is over. */
const [OCHRE, OLIVE] = [0xde9327, 0x46601f];

/** A text that is too long ends in dots, and never in half a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most - 1;
  if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end--;
  return `${text.slice(0, end)}…`;
}

/** As many whole lines as there is room for, and then dots. */
function fitting(lines: readonly string[], most: number): string {
  let text = '';
  for (const [i, line] of lines.entries()) {
    const next = text === '' ? cut(line, most) : `${text}\n${line}`;
    const room = i === lines.length - 1 ? most : most - 2;
    if (next.length > room) return text === '' ? next : `${text}\n…`;
    text = next;
  }
  return text;
}

/** People choose names and titles: none of them is markup, and none calls anybody. */
const plain = (text: string): string => text.replace(/[\\`*_~|>#[\]()<@:-]/g, '\\$&');

/** What Discord shows: the line as text, all else in a box that leads to the table. Nobody is called by it. */
export function discordBody({ title, url, lead, lines, footer, over }: GroupMessage) {
  const description = fitting(lines.map(plain), DISCORD.description);
  return {
    content: cut(`**${plain(title)}**: ${plain(lead)}`, DISCORD.content),
    embeds: [
      {
        title: cut(plain(title), DISCORD.title),
        url,
        ...(description !== '' && { description }),
        color: over ? OLIVE : OCHRE,
        footer: { text: cut(footer, DISCORD.footer) },
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

/** Slack's three signs. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });

/** What Slack shows: a heading, the line, what happened, and the way to the table; `text` is for notices of its own. */
export function slackBody({ title, url, link, lead, lines, footer }: GroupMessage) {
  const happened = fitting(
    lines.map((line) => `• ${escaped(line)}`),
    SLACK.section,
  );
  return {
    text: cut(escaped(`${title}: ${lead}`), SLACK.text),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cut(title, SLACK.header), emoji: false } },
      section(cut(escaped(lead), SLACK.section)),
      ...(happened === '' ? [] : [section(happened)]),
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: `<${encodeURI(url)}|${escaped(link)}> · ${escaped(footer)}` }],
      },
    ],
    unfurl_links: false,
  };
}
