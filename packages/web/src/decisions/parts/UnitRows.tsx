import type { AreaId, Counts, Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { areaName } from '../model/names.ts';
import { Row } from './rows.tsx';

interface Units {
  tokens: Counts;
  cities: AreaId[];
}

export interface UnitRowsProps {
  rules: Rules;
  label: string;
  among: Units;
  picked: Units;
  /** How many more tokens may be picked. */
  room: number;
  toggleCity(area: AreaId): void;
  setTokens(area: AreaId, n: number): void;
  show(area: AreaId): void;
}

/** Cities to tick and tokens to count, by area. */
export function UnitRows(props: UnitRowsProps) {
  const { rules, among, picked, room } = props;
  const say = text.value.decisions;
  const areas = Object.keys(among.tokens);
  return (
    <>
      {among.cities.length > 0 && (
        <Options kind="check" label={props.label}>
          {among.cities.map((area) => (
            <Option
              key={area}
              kind="check"
              on={picked.cities.includes(area)}
              title={areaName(rules, area)}
              detail={say.units.city}
              onPress={() => props.toggleCity(area)}
            />
          ))}
        </Options>
      )}
      {areas.length > 0 && (
        <div class="card" role="group" aria-label={props.label}>
          {areas.map((area) => {
            const n = picked.tokens[area] ?? 0;
            return (
              <Row
                key={area}
                title={areaName(rules, area)}
                detail={say.tokens(among.tokens[area]!)}
                onPress={() => props.show(area)}
              >
                <Stepper
                  value={n}
                  max={Math.min(among.tokens[area]!, n + Math.max(0, room))}
                  label={areaName(rules, area)}
                  onChange={(v) => props.setTokens(area, v)}
                />
              </Row>
            );
          })}
        </div>
      )}
    </>
  );
}
