/** What is played differently since a version of the rules, by rule set and version, in the order the rule set has it. */
export type Versions = Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;
