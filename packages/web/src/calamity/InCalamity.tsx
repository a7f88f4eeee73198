import type { NationId } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import './calamity.css';
import { rolesNow } from './roles.ts';

interface InCalamityProps {
  nation: NationId;
  /** Where there is little room. */
  short: boolean;
  children: ComponentChildren;
}

/** What a nation is to the calamity that is being resolved; whoever is nothing to it has the usual words. */
export function InCalamity({ nation, short, children }: InCalamityProps) {
  const role = rolesNow(useTable()).get(nation);
  if (!role) return children;
  const say = { ...text.value.decisions.calamity, ...(short && filmWords.value.calamities) };
  return <span class={`incalamity ${role}`}>{say[role]}</span>;
}
