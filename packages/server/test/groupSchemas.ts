import { Type } from 'typebox';

// What Discord and Slack document of the messages that their webhooks take, as far as we send it. Nothing else is let
// through, so that a field they do not know is found here and not by them.

const strict = { additionalProperties: false };
const https = Type.String({ pattern: '^https?://' });

/** discord.com/developers: Webhook Resource (Execute Webhook, Edit Webhook Message), Message Resource (Embed Limits). */
export const DiscordMessage = Type.Object(
  {
    content: Type.String({ minLength: 1, maxLength: 2000 }),
    embeds: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 256 }),
          url: https,
          description: Type.Optional(Type.String({ minLength: 1, maxLength: 4096 })),
          color: Type.Integer({ minimum: 0, maximum: 0xffffff }),
          timestamp: Type.Optional(Type.String()),
          fields: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  name: Type.String({ minLength: 1, maxLength: 256 }),
                  value: Type.String({ minLength: 1, maxLength: 1024 }),
                  inline: Type.Optional(Type.Boolean()),
                },
                strict,
              ),
              { maxItems: 25 },
            ),
          ),
          footer: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2048 }) }, strict),
        },
        strict,
      ),
      { maxItems: 10 },
    ),
    allowed_mentions: Type.Object(
      { parse: Type.Array(Type.Enum(['roles', 'users', 'everyone']), { maxItems: 3 }) },
      strict,
    ),
  },
  strict,
);

/** All texts of all embeds of a message together. */
export const DISCORD_TOTAL = 6000;

const Plain = (most: number) =>
  Type.Object(
    {
      type: Type.Literal('plain_text'),
      text: Type.String({ minLength: 1, maxLength: most }),
      emoji: Type.Optional(Type.Boolean()),
    },
    strict,
  );
const Mrkdwn = (most: number) =>
  Type.Object({ type: Type.Literal('mrkdwn'), text: Type.String({ minLength: 1, maxLength: most }) }, strict);

/** docs.slack.dev: incoming webhooks, chat.postMessage (text), Block Kit (header, section, context). */
export const SlackMessage = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 40_000 }),
    blocks: Type.Array(
      Type.Union([
        Type.Object({ type: Type.Literal('header'), text: Plain(150) }, strict),
        Type.Object({ type: Type.Literal('section'), text: Mrkdwn(3000) }, strict),
        Type.Object(
          { type: Type.Literal('context'), elements: Type.Array(Mrkdwn(3000), { maxItems: 10 }) },
          strict,
        ),
      ]),
      { minItems: 1, maxItems: 50 },
    ),
    unfurl_links: Type.Optional(Type.Boolean()),
  },
  strict,
);
