/** The look of the report: the colours, type and spacing of the game's own pages, light and dark. */
const LIGHT = `--page:#EFE6D3;--panel:#F8F2E4;--raised:#FFFCF4;--sunken:#EBE0C8;
--bar:#2B1D12;--bar-ink:#F6EAD2;--bar-ink-2:#CDB792;
--ink:#241A11;--ink-2:#54432F;--ink-3:#6B573E;--line:#DCCDAE;--line-2:#C2AD82;--line-3:#8F7748;
--ochre:#9A4F0C;--ochre-soft:#F8E3BE;--ochre-line:#D89A45;--ochre-bright:#DE9327;--sea:#24567B;--madder:#98261C;--olive:#46601F;
--c1:#9A4F0C;--c2:#3F759B;--c3:#7C9440;--c4:#B6483B;--c5:#D8AE3A;--c6:#7A5A86;--c7:#8F7748;
--science:#3C8543;--arts:#2F6FB0;--crafts:#D9782B;--civics:#BF3A2E;--religion:#E0B52E;
--shadow:0 1px 0 rgba(255,255,255,.7) inset,0 1px 2px rgba(66,42,14,.14)`;

const DARK = `--page:#14100B;--panel:#1E1812;--raised:#2A2119;--sunken:#18130D;
--bar:#0E0A06;--bar-ink:#F4E7CE;--bar-ink-2:#C0AB88;
--ink:#F3E8D2;--ink-2:#D2C0A0;--ink-3:#B09D7E;--line:#3B2F23;--line-2:#564533;--line-3:#84704F;
--ochre:#E3A148;--ochre-soft:#3F2C14;--ochre-line:#9A6A26;--ochre-bright:#F0B352;--sea:#8FC3E2;--madder:#F19A8A;--olive:#B5CC80;
--c1:#E3A148;--c2:#6FA7CC;--c3:#9DB663;--c4:#DA6E60;--c5:#E4C45C;--c6:#A98AB5;--c7:#A38C63;
--science:#5EAA62;--arts:#5C97D6;--crafts:#E58C44;--civics:#DA5B4D;--religion:#E4BE45;
--shadow:0 1px 0 rgba(255,240,210,.05) inset,0 1px 2px rgba(0,0,0,.5)`;

export const style = `
:root{color-scheme:light dark;${LIGHT};
--display:"Alegreya Variable","Alegreya",Georgia,"Times New Roman",serif;
--ui:"Source Sans 3 Variable","Source Sans 3","Source Sans Pro",system-ui,-apple-system,"Segoe UI",sans-serif}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box;margin:0}
body{font:400 15px/1.45 var(--ui);color:var(--ink);background:var(--page);font-variant-numeric:tabular-nums lining-nums;-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:var(--display);line-height:1.15;letter-spacing:-.002em;text-wrap:balance}
header{background:var(--bar);color:var(--bar-ink)}
header>div,main{max-width:1120px;margin:0 auto;padding:0 24px}
header>div{padding-top:28px;padding-bottom:26px}
header h1{font-size:34px;margin:2px 0 6px}
header p{color:var(--bar-ink-2);max-width:76ch;overflow-wrap:anywhere}
.eyebrow{font-size:11px;font-weight:650;letter-spacing:.075em;text-transform:uppercase;color:var(--ink-3)}
header .eyebrow{color:var(--ochre-bright)}
main{padding-top:24px;padding-bottom:64px}
main>section{margin-top:36px}main>section:first-child{margin-top:0}
h2{font-size:25px;margin-bottom:14px;padding-bottom:8px;border-bottom:1px solid var(--line-2)}
h2 small{font:400 14px var(--ui);color:var(--ink-3);margin-left:8px;letter-spacing:0}
h3{font-size:18px}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px}
.card{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:16px 18px 18px;box-shadow:var(--shadow);min-width:0}
.wide{grid-column:1/-1}
.note{color:var(--ink-3);font-size:13px;margin:2px 0 12px;max-width:96ch}
.tiles{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:12px;margin-bottom:16px}
.tile{background:var(--raised);border:1px solid var(--line);border-radius:8px;padding:10px 12px 11px;box-shadow:var(--shadow)}
.tile b{display:block;font:700 24px/1.15 var(--display);font-variant-numeric:lining-nums}
.tile span{font-size:13px;line-height:1.3;color:var(--ink-2);display:block;margin-top:2px}
.rows{display:grid;grid-template-columns:minmax(84px,max-content) minmax(0,1fr) max-content;column-gap:12px;row-gap:3px;align-items:center;font-size:13.5px}
.rows>div{display:contents}
.rows .l{color:var(--ink);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;max-width:210px}
.rows .v{text-align:right;color:var(--ink-2);white-space:nowrap}.rows .v b{color:var(--ink);font-weight:650}
.rows svg,.stack svg{display:block;width:100%;overflow:visible}
.rows .h{color:var(--ink-3);font-size:12px;position:relative;height:16px}
.rows .h i{position:absolute;transform:translateX(-50%);font-style:normal;white-space:nowrap}
.wide .l{max-width:250px}.two{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:3px 40px;align-items:start}
.two .rows{grid-template-columns:var(--label,188px) minmax(0,1fr) var(--value,44px)}
.v small{display:inline-block;min-width:6.4em;font-size:12.5px}.under{margin-top:14px;max-width:620px}
.apart{gap:18px 40px}h4{display:flex;justify-content:space-between;align-items:baseline;font-size:13.5px;font-weight:650;padding-bottom:5px;margin-bottom:8px;border-bottom:1px solid var(--line-2)}h4 small{font-weight:400;font-size:13px;color:var(--ink-2)}
.names{columns:190px 2;column-gap:36px;padding:0;list-style:none;font-size:13.5px}.names li{display:flex;align-items:baseline;break-inside:avoid;padding:2px 0}.names .dot{flex:none;align-self:center}.names span{margin-left:auto;padding-left:12px;color:var(--ink-3)}.none{font-size:13.5px;color:var(--ink-3)}
.dot{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:7px;vertical-align:-1px;box-shadow:0 0 0 1px color-mix(in srgb,var(--ink) 32%,transparent) inset}
.stack+.stack{margin-top:12px}.stack p{display:flex;justify-content:space-between;font-size:13.5px;margin-bottom:4px}.stack p span:last-child{color:var(--ink-2)}
.legend{display:flex;flex-wrap:wrap;gap:5px 18px;margin-top:12px;font-size:13.5px;padding:0;list-style:none}
.legend span{color:var(--ink-2)}
.columns{display:block;width:100%;height:auto}
.columns text{font:400 12px var(--ui);fill:var(--ink-3);font-variant-numeric:tabular-nums}
.score{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin-bottom:10px}
.score b{font:700 50px/1 var(--display);color:var(--ochre);font-variant-numeric:lining-nums}
table{border-collapse:collapse;width:100%;font-size:13.5px}
th{font-weight:650;color:var(--ink-3);font-size:12px}th,td{text-align:right;padding:5px 0 5px 14px;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;padding-left:0}tr:last-child td{border-bottom:0}
.warn{background:var(--ochre-soft);border:1px solid var(--ochre-line);border-radius:8px;padding:10px 14px;margin-bottom:20px}
a{color:var(--ochre);text-decoration-color:var(--ochre-line);text-underline-offset:2px}
.scroll{overflow-x:auto}.scroll td,.scroll th{white-space:nowrap}
@media (max-width:760px){.grid{grid-template-columns:minmax(0,1fr)}.two{grid-template-columns:minmax(0,1fr)}.two .rows{grid-template-columns:128px minmax(0,1fr) var(--value,44px);column-gap:8px}.tiles{grid-template-columns:repeat(2,minmax(0,1fr))}header>div,main{padding-left:16px;padding-right:16px}header h1{font-size:28px}.rows .l,.wide .l{max-width:128px}}
@media print{header{background:none;color:var(--ink)}.card{break-inside:avoid}}
`;
