import type { AreaId } from '@ochre/engine';
import { lettering } from '@ochre/maps/geometry.ts';
import { LIMIT, printedLimit, type Writings, type Written } from '../naming.ts';
import { placed } from '../sizing.ts';
import type { DrawnArea, DrawnWorld } from '../world.ts';

interface AreaNameProps {
  area: DrawnArea;
  /** My own limit, where it is not the printed one. */
  own: number | undefined;
  /** Where it stands; nothing where there is no room. */
  name: Written | undefined;
}

/** Letters and limit of an area. */
function AreaName({ area, own, name }: AreaNameProps) {
  const shown = name ? (name.limit ? '' : ' plain') : ' untold';
  return (
    <g class={`name${shown}`} data-name={area.id}>
      {name?.moved ? <Moved area={area} name={name} own={own} /> : <Printed area={area} own={own} />}
    </g>
  );
}

/** Where a city is cheaper. */
export const Site = ({
  colour,
  untold = false,
  ...place
}: {
  colour: 'black' | 'white';
  /** There is no room for it. */
  untold?: boolean;
  'data-at'?: string;
}) => (
  <rect
    class={`site ${colour}${untold ? ' untold' : ''}`}
    x="-4.5"
    y="-4.5"
    width="9"
    height="9"
    rx="1"
    {...place}
  />
);

/** How many tokens an area holds: mine, where an advance of mine changes it. */
export function Limit({ printed, own }: { printed: number; own: number | undefined }) {
  return (
    <>
      {own !== undefined && <circle class="ring" r={LIMIT + 3} />}
      <circle r={LIMIT} />
      <text y="4.1" font-size="12">
        {own ?? printed}
      </text>
    </>
  );
}

export const limitClass = (printed: number, own: number | undefined): string =>
  `limit l${own ?? printed}${own === undefined ? '' : ' own'}`;

/** A name that made room for pieces. */
function Moved({
  area: { label, sea, data },
  name: { at, size, limit },
  own,
}: {
  area: DrawnArea;
  name: Written;
  own: number | undefined;
}) {
  const pitch = size * lettering.linePitch;
  return (
    <g {...placed(at)}>
      {label.lines.map((line, i) => (
        <text
          key={i}
          class={sea ? 'sea' : 'land'}
          font-size={size}
          y={(i - (label.lines.length - 1) / 2) * pitch + (size * lettering.capHeight) / 2}
        >
          {line}
        </text>
      ))}
      {data.limit !== undefined && limit && (
        <g class={limitClass(data.limit, own)} transform={`translate(${limit[0]} ${limit[1]})`}>
          <Limit printed={data.limit} own={own} />
        </g>
      )}
    </g>
  );
}

/** Letters and limit in the layout of the printed label, shrunk to one size on the screen. */
function Printed({ area, own }: { area: DrawnArea; own: number | undefined }) {
  const { id, label, lines, data, sea, fontSize } = area;
  const shrink = fontSize / label.size;
  const limit = printedLimit(area);
  return (
    <g {...placed(label.at, shrink)}>
      {lines.map((line, i) =>
        line.path ? (
          <g key={i}>
            <path id={`bend-${id}`} d={line.path} fill="none" />
            <text class={sea ? 'sea' : 'land'} font-size={label.size}>
              <textPath href={`#bend-${id}`} startOffset="50%">
                {line.text}
              </textPath>
            </text>
          </g>
        ) : (
          <text
            key={i}
            class={sea ? 'sea' : 'land'}
            font-size={label.size}
            x={line.at[0]}
            y={line.at[1]}
            transform={line.rotate ? `rotate(${line.rotate} ${line.at[0]} ${line.at[1]})` : undefined}
          >
            {line.text}
          </text>
        ),
      )}
      {limit && data.limit !== undefined && (
        <g
          class={limitClass(data.limit, own)}
          style={{ '--alone': (1 / shrink).toFixed(3) } as never}
          transform={`scale(${(1 / shrink).toFixed(3)}) translate(${limit[0]} ${limit[1]})`}
        >
          <Limit printed={data.limit} own={own} />
        </g>
      )}
    </g>
  );
}

export const Volcano = () => (
  <>
    <path
      d="M-22 17L-5-18Q0-13 5-18L22 17Z"
      fill="#fbf6e8"
      stroke="#3a2414"
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path d="M-5-18Q0-13 5-18L8.500-10 3-4 0-9-3-5-8.500-10z" fill="#c8452b" />
  </>
);

export interface NamesProps {
  world: DrawnWorld;
  cities: ReadonlySet<AreaId>;
  /** Limits of mine that are not the printed ones. */
  limits?: Readonly<Record<AreaId, number>>;
  outOfPlay?: ReadonlySet<AreaId>;
  writings: Writings;
}

/** Sites, names with their limits, and volcanoes; nothing of land that nobody plays on. */
export function Names({ world, cities, limits = {}, outOfPlay, writings }: NamesProps) {
  const areas = outOfPlay ? world.areas.filter(({ id }) => !outOfPlay.has(id)) : world.areas;
  return (
    <g class="names" aria-hidden="true">
      {/* Apart from the names, and under them: they are seen where there is no room for those. */}
      {areas.map(({ id, data, city }) => {
        const at = writings[id]?.site;
        return (
          data.site &&
          !cities.has(id) && (
            <Site key={id} colour={data.site} untold={at === undefined} {...placed(at ?? city)} />
          )
        );
      })}
      {areas.map((area) => {
        const name = writings[area.id]?.name;
        // A name that stands elsewhere comes anew, and does not jump there.
        const place = name?.moved ? `${area.id} ${name.at.join()}` : area.id;
        return <AreaName key={place} area={area} own={limits[area.id]} name={name} />;
      })}
      {world.volcanoes.map(({ id, at }) => (
        <g key={id} class="volcano" {...placed(at, 0.55)}>
          <Volcano />
        </g>
      ))}
    </g>
  );
}
