import type { AreaId } from '@ochre/engine';
import { lettering } from '@ochre/maps/geometry.ts';
import type { Writings } from '../naming.ts';
import { placed } from '../sizing.ts';
import type { Wording } from '../wording.ts';
import type { DrawnArea, DrawnWorld } from '../world.ts';
import { LIMIT, type Written } from '../written.ts';

/** The letters of an area, as printed or straight elsewhere; nothing where there is no room for them. */
function AreaName({ area, name }: { area: DrawnArea; name: Written | undefined }) {
  return (
    <g class={name ? 'name' : 'name untold'} data-name={area.id}>
      {name?.wording ? (
        <Straight sea={area.sea} name={name} wording={name.wording} />
      ) : (
        <Printed area={area} />
      )}
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
function Straight({ sea, name: { at, size }, wording }: { sea: boolean; name: Written; wording: Wording }) {
  const { lines } = wording;
  const pitch = size * lettering.linePitch;
  return (
    <g {...placed(at)}>
      {lines.map((line, i) => (
        <text
          key={i}
          class={sea ? 'sea' : 'land'}
          font-size={size}
          y={(i - (lines.length - 1) / 2) * pitch + (size * lettering.capHeight) / 2}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Letters in the layout of the printed label, shrunk to one size on the screen. */
function Printed({ area: { id, label, lines, sea, fontSize } }: { area: DrawnArea }) {
  return (
    <g {...placed(label.at, fontSize / label.size)}>
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
        const site = writings[id]?.site;
        return (
          data.site &&
          !cities.has(id) && (
            <Site
              key={id}
              colour={data.site}
              untold={site === undefined}
              {...placed(site?.at ?? city, site?.size)}
            />
          )
        );
      })}
      {areas.map(({ id, data, pop }) => {
        const sign = writings[id]?.limit;
        const at = sign?.at ?? pop;
        return (
          data.limit !== undefined &&
          at && (
            <g
              key={id}
              class={`${limitClass(data.limit, limits[id])}${sign ? '' : ' untold'}`}
              data-limit={id}
              {...placed(at, sign?.size)}
            >
              <Limit printed={data.limit} own={limits[id]} />
            </g>
          )
        );
      })}
      {areas.map((area) => {
        const name = writings[area.id]?.name;
        // A name that stands elsewhere comes anew, and does not jump there.
        const place = name?.wording ? `${area.id} ${name.at.join()}` : area.id;
        return <AreaName key={place} area={area} name={name} />;
      })}
      {world.volcanoes.map(({ id, at }) => (
        <g key={id} class="volcano" {...placed(at, 0.55)}>
          <Volcano />
        </g>
      ))}
    </g>
  );
}
