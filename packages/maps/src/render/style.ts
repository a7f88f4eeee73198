import type { Theme } from './themes.ts';

const displayFont = "'Alegreya Variable','Alegreya',Georgia,serif";
const plainFont = "'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif";

/** The style sheet of the vector layers; a client may bring its own instead. */
export function styleSheet(theme: Theme): string {
  const { ink, halo, haloOpacity } = theme;
  const line = 'fill:none;stroke-linecap:round;stroke-linejoin:round';
  return [
    `.river-bank{${line};stroke:#f4ead0;stroke-opacity:.35;stroke-width:6.5}`,
    `.river{${line};stroke:${theme.river};stroke-width:3}`,
    `.lake{fill:${theme.lake};stroke:${theme.river};stroke-width:2}`,
    `.coast{${line};stroke:${theme.coast};stroke-opacity:.82;stroke-width:2.2}`,
    `.flood{fill:${theme.flood};fill-opacity:.5;stroke:${theme.flood};stroke-width:3}`,
    `.border{${line}}`,
    `.border-halo{${line};stroke:${halo};stroke-opacity:.5;stroke-width:7.6}`,
    `.border.land{stroke:${theme.landBorder};stroke-width:3.2}`,
    `.border.region{stroke:${theme.regionBorder};stroke-opacity:.5;stroke-width:8.5}`,
    `.border.water{stroke:${theme.waterBorder};stroke-opacity:.92;stroke-width:3.6}`,
    `.border.sea{stroke:${theme.waterBorder};stroke-width:4.8}`,
    `.edge-halo{${line};stroke:${halo};stroke-opacity:.5;stroke-width:7}`,
    `.edge{${line};stroke:${theme.boardEdge};stroke-width:3.2;stroke-dasharray:4 9}`,
    `.region{fill-opacity:.42}`,
    `.veil{fill:${theme.veil};fill-opacity:${theme.veilOpacity}}`,
    `.name{text-anchor:middle;font-family:${displayFont};paint-order:stroke;stroke-linejoin:round}`,
    `.name.land{font-weight:700;fill:${ink};stroke:${halo};stroke-opacity:${haloOpacity};stroke-width:4.6px}`,
    `.name.sea{font-style:italic;font-weight:500;fill:${theme.seaName};stroke:${theme.seaHalo};stroke-opacity:.55;stroke-width:3px}`,
    `.name.beyond{font-style:italic;font-weight:500;fill:${theme.beyond};fill-opacity:.62}`,
    `.disc circle{stroke:#fff3d6;stroke-width:2.4}`,
    `.disc text,.count text{text-anchor:middle;font-family:${plainFont};font-weight:700}`,
    `.disc text{fill:#fff8e6}`,
    `.site{stroke-width:2.6}.site.black{fill:#1d1209;stroke:#fff3d6}.site.white{fill:#fffaf0;stroke:#1d1209}`,
    `.cone{fill:#fbf6e8;stroke:#3a2414;stroke-width:2.6;stroke-linejoin:round}.lava{fill:#c8452b}`,
    `.start .plaque{stroke:#1d1209;stroke-width:2.2;stroke-linejoin:round}.start .ring{fill:none;stroke:#fffaf0;stroke-opacity:.5;stroke-width:1.5}`,
    `.edge-mark circle{fill:#f8f2e4;stroke:#3d2413;stroke-width:2.2}.edge-mark path{${line};stroke:#3d2413;stroke-width:2.6}`,
    `.anchorage circle{fill:#2c5f7e;stroke:#fffdf2;stroke-width:2}.anchorage path{${line};stroke:#fffdf2;stroke-width:2.2}`,
    `.token .body,.city .body,.ship .body,.badge .body{stroke:#1d1209;stroke-width:2.1;stroke-linejoin:round}`,
    `.token .ring,.badge .ring{fill:none;stroke-opacity:.5;stroke-width:1.4}`,
    `.city .shine{fill:none;stroke:#fffaf0;stroke-opacity:.5;stroke-width:1.4}`,
    `.city.pirate .body{stroke:#fffaf0;stroke-width:1.6}.city .flag{fill:#98261c;stroke:#1d1209;stroke-width:2.2;stroke-linejoin:round}`,
    `.ship .mast{stroke:#1d1209;stroke-width:2.4}`,
    `.count rect{fill:#fffaf0;stroke:#1d1209;stroke-width:1.6}.count text{fill:#1d1209}`,
    `.panel{fill:${theme.panel};fill-opacity:.96;stroke:${theme.frame};stroke-width:5}`,
    `.panel-line{fill:none;stroke:${theme.accent};stroke-width:1.8}.rule{stroke:${theme.panelLine};stroke-width:2}`,
    `.cartouche text{font-family:${plainFont};font-size:27px;fill:${theme.panelInk}}`,
    `.cartouche .border.land{stroke:${theme.panelInk}}`,
    `.cartouche .disc text{font-size:26px;fill:#fff8e6}`,
    `.cartouche .title{font-family:${displayFont};font-weight:700;font-size:68px}`,
    `.cartouche .subtitle{font-family:${displayFont};font-style:italic;font-weight:500;font-size:33px}`,
    `.mark{fill:#DE9327}.swatch.flood{fill:#7a9654;fill-opacity:1;stroke:none}.swatch.shallows{fill:#9cc2ca}.swatch.open{fill:#47799c}`,
    `.compass .circle{fill:none;stroke:#e9dcb8}.compass text{text-anchor:middle;font-family:${displayFont};font-weight:700;fill:#f2e2bd}`,
    `.point{stroke:#3a2816;stroke-width:1.4}.point.light{fill:#f6e9c8}.point.main{fill:#9a4f0c}.point.dark{fill:#3a2816}`,
    `.frame{fill:none;stroke:${theme.frame};stroke-width:12}.frame-line{fill:none;stroke:${theme.frameLine};stroke-width:4}`,
  ].join('\n');
}
