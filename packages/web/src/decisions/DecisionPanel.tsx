import type { Decision, Kind } from '@ochre/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { lazily } from '../ui/lazily.tsx';
import { ChooseCivilization } from './controls/ChooseCivilization.tsx';
import { Construct } from './controls/Construct.tsx';
import { FoundCities } from './controls/FoundCities.tsx';
import { Generic } from './controls/Generic.tsx';
import { PlaceTokens, Relocate } from './controls/PlaceTokens.tsx';
import type { ControlProps } from './parts/drafts.ts';
import './decisions.css';

// Movement is much, and not what is asked first.
const Move = lazily(async () => (await import('./movement/Move.tsx')).Move);
// What nobody is asked at the beginning comes when the table stands.
const AnnexUnits = lazily(async () => (await import('./controls/later.ts')).AnnexUnits);
const BuyCard = lazily(async () => (await import('./controls/later.ts')).BuyCard);
const ChooseCities = lazily(async () => (await import('./controls/later.ts')).ChooseCities);
const ChooseCredits = lazily(async () => (await import('./controls/later.ts')).ChooseCredits);
const ChooseNations = lazily(async () => (await import('./controls/later.ts')).ChooseNations);
const ChooseOne = lazily(async () => (await import('./controls/later.ts')).ChooseOne);
const Confirm = lazily(async () => (await import('./controls/later.ts')).Confirm);
const ConflictLoss = lazily(async () => (await import('./controls/later.ts')).ConflictLoss);
const DiscardCards = lazily(async () => (await import('./controls/later.ts')).DiscardCards);
const GiveCard = lazily(async () => (await import('./controls/later.ts')).GiveCard);
const OrderLosses = lazily(async () => (await import('./controls/later.ts')).OrderLosses);
const PickUnits = lazily(async () => (await import('./controls/later.ts')).PickUnits);
const PreventSteps = lazily(async () => (await import('./controls/later.ts')).PreventSteps);
const ReduceCities = lazily(async () => (await import('./controls/later.ts')).ReduceCities);
const RevealCards = lazily(async () => (await import('./controls/later.ts')).RevealCards);
const SelectUnits = lazily(async () => (await import('./controls/later.ts')).SelectUnits);
const Spoils = lazily(async () => (await import('./controls/later.ts')).Spoils);
const TakeDamage = lazily(async () => (await import('./controls/later.ts')).TakeDamage);
const TaxRate = lazily(async () => (await import('./controls/later.ts')).TaxRate);
const UseAbility = lazily(async () => (await import('./controls/UseAbility.tsx')).UseAbility);
const Market = lazily(async () => (await import('./market/Market.tsx')).Market);
const DeskPanel = lazily(async () => (await import('./market/DeskPanel.tsx')).DeskPanel);
const MarketHand = lazily(async () => (await import('./market/MarketHand.tsx')).MarketHand);
const PhoneMarket = lazily(async () => (await import('./market/PhoneMarket.tsx')).PhoneMarket);
const Shop = lazily(async () => (await import('./shop/Shop.tsx')).Shop);
const PhoneShop = lazily(async () => (await import('./shop/PhoneShop.tsx')).PhoneShop);
const TillPanel = lazily(async () => (await import('./shop/TillPanel.tsx')).TillPanel);

type Controls = { [K in Kind]: FunctionComponent<ControlProps<K>> };

const CONTROLS: Controls = {
  chooseCivilization: ChooseCivilization,
  foundCities: FoundCities,
  chooseCredits: ChooseCredits,
  placeTokens: PlaceTokens,
  taxRate: TaxRate,
  move: Move,
  fileOrders: Move,
  conflictLoss: ConflictLoss,
  construct: Construct,
  chooseCities: ChooseCities,
  reduceCities: ReduceCities,
  takeDamage: TakeDamage,
  chooseNations: ChooseNations,
  chooseOne: ChooseOne,
  confirm: Confirm,
  discardCards: DiscardCards,
  selectUnits: SelectUnits,
  annexUnits: AnnexUnits,
  orderLosses: OrderLosses,
  pickUnits: PickUnits,
  preventSteps: PreventSteps,
  spoils: Spoils,
  buyCard: BuyCard,
  trade: DeskPanel,
  useAbility: UseAbility,
  giveCard: GiveCard,
  revealCards: RevealCards,
  purchase: TillPanel,
  relocate: Relocate,
};

/** Decisions that need the middle of the table: a market board, a shop. */
const STAGES: Partial<Controls> = { trade: Market, purchase: Shop };

/** Decisions that are made with the cards of the hand; and those whose stage and panel are one on a phone. */
const HANDS: Partial<Controls> = { trade: MarketHand };
const PHONES: { [K in Kind]?: FunctionComponent<ControlProps<K> & { children?: ComponentChildren }> } = {
  trade: PhoneMarket,
  purchase: PhoneShop,
};

/** Brings what a turn will need later, so that nobody waits for it then. */
export function fetchStages(): void {
  for (const part of [
    Move,
    TakeDamage,
    Market,
    DeskPanel,
    MarketHand,
    PhoneMarket,
    PhoneShop,
    Shop,
    TillPanel,
    UseAbility,
  ])
    part.fetch();
}

export const hasStage = (decision: Decision): boolean => Object.hasOwn(STAGES, decision.kind);

/** What fills the middle of the table in place of the map. */
export function DecisionStage<K extends Kind>(props: ControlProps<K>) {
  const Stage: FunctionComponent<ControlProps<K>> | undefined = STAGES[props.decision.kind];
  return Stage ? <Stage key={props.decision.id} {...props} /> : null;
}

/** The hand as that decision uses it, if it does. */
export function DecisionHand<K extends Kind>(props: ControlProps<K>) {
  const Hand: FunctionComponent<ControlProps<K>> | undefined = HANDS[props.decision.kind];
  return Hand ? <Hand key={props.decision.id} {...props} /> : null;
}

export const hasHand = (decision: Decision): boolean => Object.hasOwn(HANDS, decision.kind);

/** Stage and panel in one. */
export function DecisionPhone<K extends Kind>(props: ControlProps<K> & { children?: ComponentChildren }) {
  const Phone: FunctionComponent<typeof props> | undefined = PHONES[props.decision.kind];
  return Phone ? <Phone key={props.decision.id} {...props} /> : null;
}

export const hasPhone = (decision: Decision): boolean => Object.hasOwn(PHONES, decision.kind);

/** The decision in hand: instruction, rule, progress, options with consequences, actions. */
export function DecisionPanel<K extends Kind>(props: ControlProps<K>) {
  const Control: FunctionComponent<ControlProps<K>> = CONTROLS[props.decision.kind] ?? Generic;
  return <Control key={props.decision.id} {...props} />;
}
