import { baselines, lettering, type Point, reworded } from '../geometry.ts';
import { type Scene, type SceneArea, shown } from './scene.ts';
import { at, el, escapeText } from './svg.ts';

function name(scene: Scene, { data, geometry }: SceneArea): string {
  const land = data.kind === 'land';
  const other = scene.nameOf(data);
  const label =
    other === undefined || other === data.name ? geometry.label : reworded(geometry.label, other, land);
  const spacing = label.size * (land ? lettering.spacing.land : lettering.spacing.sea);
  const set = baselines(label).map((line, i) => {
    if (!line.path)
      return el('text', { transform: at(line.at, 1, turn(line.rotate)) }, escapeText(line.text));
    const id = `bend-${data.id}-${i}`;
    const along = el('textPath', { href: `#${id}`, startOffset: '50%' }, escapeText(line.text));
    return el('path', { id, d: line.path, fill: 'none', stroke: 'none' }) + el('text', {}, along);
  });
  const kind = land ? 'name land' : 'name sea';
  const style = { 'font-size': label.size, 'letter-spacing': String(Math.round(spacing * 100) / 100) };
  return el('g', { class: kind, 'data-area': data.id, ...style }, ...set);
}

const turn = (degrees: number): string => (degrees ? ` rotate(${degrees})` : '');

export function landNames(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data }) => data.kind === 'land')
    .map((area) => name(scene, area))
    .join('');
}

export function seaNames(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data }) => data.kind === 'sea')
    .map((area) => name(scene, area))
    .join('');
}

/** Names of lands beyond the board. */
export function beyondNames(scene: Scene): string {
  const inWindow = ({ text, at: [x, y], size }: { text: string; at: Point; size: number }) =>
    scene.sees(
      { x: x - text.length * size * 0.4, y: y - size, width: text.length * size * 0.8, height: size * 1.5 },
      0,
    );
  return (scene.scenery?.words ?? [])
    .filter(inWindow)
    .map(({ text, at: place, size, rotate = 0 }) =>
      el(
        'text',
        {
          class: 'name beyond',
          transform: at(place, 1, turn(rotate)),
          'font-size': size,
          'letter-spacing': size * 0.3,
        },
        escapeText(text),
      ),
    )
    .join('');
}
