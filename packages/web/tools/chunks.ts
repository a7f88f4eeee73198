import type { Plugin } from 'vite';

const PAGE = /\/web\/src\/main\.tsx$/;
const THREAD = /\/web\/src\/session\/worker\.ts$/;
const RULES = /\/rulesets\/\w+\/\w+\/ruleset\.ts$/;

type Graph = (id: string) => readonly string[];

/** Everything that can be come to from here. */
function reached(from: readonly string[], next: Graph): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

/**
 * What is always fetched together comes in one file. Left alone, the bundler makes a file of whatever any two pages share:
 * more than a hundred before the first question, each with a request of its own.
 */
export function chunks(): Plugin {
  const named = new Map<string, string>();
  return {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const imported: Graph = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const fetched: Graph = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const entries = (name: RegExp): string[] => ids.filter((id) => name.test(id));
      const page = reached(entries(PAGE), imported);
      const thread = reached(entries(THREAD), (id) => [...imported(id), ...fetched(id)]);
      const rules = entries(RULES).map((id) => reached([id], imported));
      named.clear();
      // A thread must never fetch what draws.
      for (const id of ids)
        if (page.has(id)) named.set(id, thread.has(id) ? 'shared' : 'page');
        else if (rules.filter((one) => one.has(id)).length > 1) named.set(id, 'rules');
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => named.get(id) ?? null, debugName: 'together' }],
      },
    }),
  };
}
