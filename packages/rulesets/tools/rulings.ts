// Writes docs/rulings.md from the rulings of the books: node packages/rulesets/tools/rulings.ts
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { manifests } from '../src/manifests.ts';
import { type Ruling, type RulingChapter, rulingBooks } from '../src/rulings.ts';

export const page = new URL('../../../docs/rulings.md', import.meta.url);

const INTRO = `# Rulings

<!-- Written by packages/rulesets/tools/rulings.ts from packages/rulesets/rules/*.rulings.json -->

Where a rule book is silent, unclear or at odds with itself, this is how Ochre reads it; the web client shows each ruling
beside the rules it concerns. Ids name these:
${manifests.map(({ book, name }) => `\`${book}\` is ${name}`).join(', ')}. The gist of
each is in [packages/rulesets/rules](../packages/rulesets/rules/). A ruling that speaks of both MC and EE holds for both; where the
text says *as each book says*, the two rule sets differ.

A ruling may be wrong. Corrections are welcome, best with the paragraph that settles the matter.
`;

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const entry = ({ title, rules, options, question, ruling }: Ruling): string => `
### ${title}

${code(rules)}

**Question.** ${question}

**Ruling.** ${ruling}
${options ? `\nOption of the table: ${code(options)}.\n` : ''}`;

const part = ({ chapter, note, rulings }: RulingChapter): string =>
  `\n## ${chapter}\n${note ? `\n${note}\n` : ''}${rulings.map(entry).join('')}`;

/** The page as it should be. */
export function rulingsPage(): string {
  const chapters = Object.values(rulingBooks).flat();
  const contents = chapters.map(
    ({ chapter, rulings }) => `- [${chapter}](#${anchor(chapter)}) (${rulings.length})\n`,
  );
  return `${INTRO}\n${contents.join('')}${chapters.map(part).join('')}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, rulingsPage());
