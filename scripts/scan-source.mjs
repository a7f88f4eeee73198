// A small reader of TypeScript source: finds the string literals, leaving out comments and regular expressions.
// Enough for lint rules; it is no parser.

const REGEX_MAY_FOLLOW =
  /(^|[(,=:[!&|?{};+\-*%~^<>]|=>|\b(return|typeof|case|in|of|void|delete|await|yield))$/;

/**
 * @param {string} source
 * @returns {{ strings: { line: number; text: string; isImport: boolean }[]; code: string }} the string
 * literals (templates only where nothing is substituted), and the source with strings, comments and regular
 * expressions taken out, line for line.
 */
export function scan(source) {
  const strings = [];
  const substitutions = []; // depth of braces at each open `${`
  let code = '';
  let depth = 0;
  let line = 1;
  let i = 0;

  const skipTo = (end) => {
    for (; i < end && i < source.length; i += 1) {
      if (source[i] !== '\n') continue;
      line += 1;
      code += '\n';
    }
  };
  const endOf = (quote, from) => {
    let at = from;
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') at += 1;
      else if (quote === '`' && source.startsWith('${', at)) break;
      at += 1;
    }
    return at;
  };
  const readTemplate = (from, opening) => {
    const end = endOf('`', from);
    if (source[end] !== '`') {
      skipTo(end + 2);
      substitutions.push(depth);
      return;
    }
    if (opening) strings.push({ line, text: source.slice(from, end), isImport: false });
    skipTo(end + 1);
    code += '``';
  };
  const readRegex = () => {
    let at = i + 1;
    for (let inClass = false; at < source.length && source[at] !== '\n'; at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[') inClass = true;
      else if (source[at] === ']') inClass = false;
      else if (source[at] === '/' && !inClass) break;
    }
    skipTo(at + 1);
    code += '0';
  };

  while (i < source.length) {
    const char = source[i];
    if (source.startsWith('//', i)) {
      const end = source.indexOf('\n', i);
      skipTo(end < 0 ? source.length : end);
    } else if (source.startsWith('/*', i)) {
      const end = source.indexOf('*/', i + 2);
      skipTo(end < 0 ? source.length : end + 2);
    } else if (char === "'" || char === '"') {
      const end = endOf(char, i + 1);
      const before = code.slice(-40).trimEnd();
      const isImport = /\b(from|import)$|\bimport\s*\($/.test(before);
      strings.push({ line, text: source.slice(i + 1, end), isImport });
      skipTo(end + 1);
      code += "''";
    } else if (char === '`') {
      readTemplate(i + 1, true);
    } else if (char === '}' && substitutions.at(-1) === depth) {
      substitutions.pop();
      readTemplate(i + 1, false);
    } else if (char === '/' && REGEX_MAY_FOLLOW.test(code.slice(-40).trimEnd())) {
      readRegex();
    } else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      code += char;
      if (char === '\n') line += 1;
      i += 1;
    }
  }
  return { strings, code };
}
