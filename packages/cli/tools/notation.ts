// Writes the last part of docs/scenarios.md from the code: the phases of each rule set, the forms of the answers, the
// events, the refusals. Run it after one of them has changed: node packages/cli/tools/notation.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { EVENT_TYPES, type Json } from '@ochre/engine';
import { decisionsWith } from '@ochre/engine/ruleset';
import { en } from '@ochre/protocol/refusals/en/index.ts';
import { root, rulesetFor, rulesetIds } from '@ochre/testkit';

const MARK = '<!-- From here on written by packages/cli/tools/notation.ts -->\n';
const page = join(root, 'docs/scenarios.md');

interface Schema {
  type?: string;
  enum?: Json[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
}

/** The form of an answer as one would write it: `{ area: text, tokens: n }`. */
function form(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(form))].join(' or ');
  if (schema.enum) return schema.enum.map(String).join(' or ');
  if (schema.items) return `[${form(schema.items)}, …]`;
  if (schema.properties) {
    const must = schema.required ?? [];
    const parts = Object.entries(schema.properties).map(
      ([key, part]) => `${key}${must.includes(key) ? '' : '?'}: ${form(part)}`,
    );
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  }
  if (schema.additionalProperties) return `{ name: ${form(schema.additionalProperties)}, … }`;
  if (schema.type === 'integer') return 'n';
  if (schema.type === 'boolean') return 'true or false';
  return schema.type === 'string' ? 'text' : 'anything';
}

const wrapped = (words: readonly string[]): string =>
  words
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + word.length > 116) lines.push(word);
      else lines[lines.length - 1] = `${last}, ${word}`;
      return lines;
    }, [])
    .join(',\n');

/** The sentence of a refusal, with the names of its parameters where their values go. */
function sentence(say: unknown): string {
  const names = new Proxy({}, { get: (_, key) => `{${String(key)}}` });
  return typeof say === 'string' ? say : (say as (params: object) => string)(names);
}

export function reference(): string {
  const phases = rulesetIds().map((id) => {
    const { setup, turn } = rulesetFor(id);
    const numbered = turn.map((step, i) => {
      const nth = turn.slice(0, i).filter((other) => other === step).length + 1;
      return nth > 1 ? `${step}#${nth}` : step;
    });
    return `- **${id}**, set-up: ${setup.join(', ')}. Turn:\n${wrapped(numbered)}`;
  });
  const abilities = new Set(rulesetIds().flatMap((id) => rulesetFor(id).abilities));
  const decisions = decisionsWith([...abilities]);
  const formOf = (kind: keyof typeof decisions): string => form(decisions[kind].shape.schema as Schema);
  const order = formOf('fileOrders').match(/^\[(.*), …\] or null$/)![1]!;
  const kinds = (Object.keys(decisions) as (keyof typeof decisions)[]).map(
    (kind) => `${kind}: ${formOf(kind).replaceAll(order, 'ORDER')}`,
  );
  return `${MARK}
## Names of phases

${phases.join('\n')}

## Forms of answers

\`?\` marks what may be left out, \`n\` a whole number.

\`\`\`
${kinds.join('\n')}
ORDER: ${order}
\`\`\`

## Events

${wrapped(EVENT_TYPES)}

## Refusals

What stands in braces is a parameter.

\`\`\`
${Object.entries(en.sentences)
  .map(([code, say]) => `${code}: ${sentence(say)}`)
  .sort()
  .join('\n')}
\`\`\`
`;
}

/** The page as it should be. */
export function written(text: string): string {
  const at = text.indexOf(MARK);
  return (at < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, at)) + reference();
}

export const pageText = (): string => readFileSync(page, 'utf8');

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, written(pageText()));
