// English names are those of the rule sets; other languages have their own.
export const names = {
  advances: {} as Record<string, string>,
  calamities: {} as Record<string, string>,
  commodities: {} as Record<string, string>,
  nations: {} as Record<string, string>,
  areas: {} as Record<string, string>,
  /** Rule sets, and what each is like. */
  rulesets: {} as Record<string, string>,
  about: {} as Record<string, string>,
};
