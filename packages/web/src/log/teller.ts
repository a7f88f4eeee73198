import {
  BARBARIANS,
  type EventOf,
  type Events,
  type EventType,
  type OwnOf,
  type Reason,
  type Rules,
} from '@ochre/engine';
import type { Key, Teller as Telling } from '@ochre/languages/teller.ts';
import { whyRefused } from '../decisions/model/refused.ts';
import { text } from '../i18n/index.ts';
import { epochKey } from '../table/model.ts';
import { cutList, totalOf } from '../ui/cutList.ts';
import { faceName } from '../ui/faces.ts';
import { counted } from './deals.ts';

/** Who sits at a seat, where that is known. */
export type Sitter = (seat: string) => string | undefined;

/** Reads the facts of an event as words: names in place of ids, lists as they are spoken. */
export class Teller<T extends EventType = EventType> implements Telling<T> {
  private readonly rules: Rules;
  private readonly event: EventOf<T>;
  private readonly open: Readonly<Record<string, unknown>>;
  private readonly me: string | undefined;
  private readonly sitter: Sitter;

  constructor(rules: Rules, event: EventOf<T>, me: string | undefined, sitter: Sitter = () => undefined) {
    this.rules = rules;
    this.sitter = sitter;
    this.event = event;
    this.open = event.open as Readonly<Record<string, unknown>>;
    this.me = me;
  }

  /** Whom the sentence begins with. */
  get who(): string {
    return this.nationName(this.word('nation'));
  }

  /** Whether this seat was told more than the others. */
  get mine(): OwnOf<T> | undefined {
    return this.me === undefined ? undefined : this.event.own?.[this.me];
  }

  has(key: Key<T>): boolean {
    const value = this.open[key];
    return value !== undefined && value !== null && value !== false;
  }

  num(key: Key<T>): number {
    return Number(this.open[key] ?? 0);
  }

  said(key: Key<T>): string {
    return this.word(key);
  }

  /** Why a plan could not be carried out; once it was filed as an English sentence. */
  get reason(): string {
    const why = this.open as Partial<Reason> & { text?: string };
    return why.params ? whyRefused(this.rules, why as Reason) : (why.text ?? '');
  }

  /** What is played differently since newer rules took over, as far as these rules know. */
  get changes(): string {
    const { id, versions } = this.rules.ruleset;
    const said = text.value.versions[id];
    const since = versions.slice(Number(this.open['from']), Number(this.open['to']));
    return since
      .flatMap(({ version, changes }) => changes.map(({ en }, i) => said?.[version]?.[i] ?? en))
      .join(' ');
  }

  nation(key: Key<T>): string {
    return this.nationName(this.said(key));
  }

  /** The nation by its own name, even if it is mine. */
  people(key: Key<T>): string {
    const id = this.said(key);
    return this.rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? id;
  }

  get aboutMe(): boolean {
    return this.me !== undefined && this.word('nation') === this.me;
  }

  leavesMeOut(key: Key<T>): boolean {
    return this.me !== undefined && !(this.open[key] as readonly string[]).includes(this.me);
  }

  nations(key: Key<T>): string {
    return this.list((this.open[key] as string[] | undefined)?.map((id) => this.nationName(id)) ?? []);
  }

  nationName(id: string): string {
    const { ui, map } = text.value;
    if (id === this.me) return ui.you;
    if (id === BARBARIANS) return map.barbarians;
    return (
      this.rules.ruleset.civilizations.find((c) => c.id === id)?.name ??
      this.sitter(id) ??
      id.replace(/^seat-/, `${ui.seat} `)
    );
  }

  area(key: Key<T>): string {
    return this.areaName(this.said(key));
  }

  areaName(id: string): string {
    const water = this.rules.map.waters[id];
    return this.rules.map.find(water?.area ?? id)?.name ?? id;
  }

  areas(key: Key<T>): string {
    const value = this.open[key];
    const ids = Array.isArray(value) ? (value as string[]) : Object.keys((value as object) ?? {});
    return cutList(
      ids,
      (id) => this.areaName(id),
      (others) => [text.value.events.parts.andMore(others.length)],
    );
  }

  /** How many things a list or a record of counts holds. */
  total(key: Key<T>): number {
    const value = this.open[key];
    if (Array.isArray(value)) return value.length;
    return Object.values((value as Record<string, number>) ?? {}).reduce((a, b) => a + b, 0);
  }

  /** `3 in Galatia, 1 in Ionia`. */
  counts(key: Key<T>): string {
    const value = (this.open[key] as Record<string, number> | undefined) ?? {};
    const { inArea, inMore } = text.value.events.parts;
    return cutList(
      Object.entries(value),
      ([area, n]) => inArea(n, this.areaName(area)),
      (others) => [inMore(totalOf(others), others.length)],
    );
  }

  /** `Rome 2, Egypt 1`. */
  nationCounts(key: Key<T>): string {
    const value = (this.open[key] as Record<string, number> | undefined) ?? {};
    const { nationCount } = text.value.events.parts;
    return this.list(Object.entries(value).map(([id, n]) => nationCount(this.nationName(id), n)));
  }

  advance(key: Key<T>): string {
    return this.rules.findAdvance(this.said(key))?.name ?? this.said(key);
  }

  advances(key: Key<T>): string {
    const ids = (this.open[key] as string[] | undefined) ?? [];
    return this.list(ids.map((id) => this.rules.findAdvance(id)?.name ?? id));
  }

  calamity(): string {
    const id = this.word('calamity');
    return this.rules.ruleset.calamities.find((c) => c.id === id)?.name ?? this.cardName(id);
  }

  card(key: Key<T>): string {
    return this.cardName(this.said(key));
  }

  cardName(id: string): string {
    const card = this.rules.findCard(id);
    return card ? faceName(card) : id;
  }

  /** Cards by name, equal ones counted. */
  cards(ids: readonly string[]): string {
    return this.list(counted(ids.map((id) => this.cardName(id))));
  }

  epoch(key: Key<T>): string {
    const id = this.said(key);
    return text.value.events.parts.epochs[epochKey(id)] ?? id;
  }

  facts<K extends keyof Events[T]>(key: K): Events[T][K] {
    return this.event.open[key];
  }

  private word(key: string): string {
    return String(this.open[key] ?? '');
  }

  list(items: readonly string[]): string {
    return text.value.ui.list(items);
  }
}
