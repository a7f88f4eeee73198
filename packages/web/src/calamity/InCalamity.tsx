import type { NationId } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import './calamity.css';
import { rolesNow } from './roles.ts';

/** What a nation is to the calamity that is being resolved; whoever is nothing to it has the usual words. */
export function InCalamity({ nation, children }: { nation: NationId; children: ComponentChildren }) {
  const { session } = useTable();
  const role = rolesNow(session).get(nation);
  if (!role) return children;
  return <span class={`incalamity ${role}`}>{text.value.decisions.calamity[role]}</span>;
}
