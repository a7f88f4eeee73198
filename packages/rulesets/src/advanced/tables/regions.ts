import type { AreaId, RegionId } from '@ochre/engine';

/** The part of the board that bears the printed limit of each area: AC 16.11a. The dotted line cuts two of the panels. */
const lands: Record<RegionId, string> = {
  extension:
    'aquitania baetica baleares belgica britannia cirta corduba east-mauretania ebusus gaul hispania ' +
    'iberus londinium lower-germany lugdunensis lusitania massilia narbo new-africa new-carthage ' +
    'pyrenees rhaetia rhine tarraconensis upper-germany west-mauretania',
  'panel-1':
    'apollonia campania caralis carthage cisalpina corsica dacia dalmatia etruria germania illyricum ' +
    'libya milazzo neapolis numidia palermo pannonia rome rubicon sabrata sahara samnium sardinia ' +
    'sudeten syracuse tarentum thapsus tripoli tripolitania tunisia',
  'panel-2-west':
    'argos athens byzantium chalcis corinth cyrene danube delphi epirus eretria ithaca jalo knossos ' +
    'lemnos macedonia moesia paeonia phaestos scythia sparta thera thessalonica thessaly thrace tyras',
  'panel-2-east': 'bithynia cyrenaica ionia lesbos lycia miletus rhodes sardes siwa troy',
  'panel-3-west': 'crimea',
  'panel-3-east':
    'aleppo alexandria ankara antioch armenia assyria buhen cappadocia cilicia cyprus damascus ' +
    'eastern-desert fayum galatia gaza gordium jericho jerusalem kanesh kuban memphis mikop nalchik ' +
    'petra phoenicia phrygia ptolemais salamis sidon sinai sinope tanis thebes tyre upper-egypt van ' +
    'western-desert',
  'panel-4':
    'arabia babylon babylonia carrhae caucasus chaldaea charax elam lesser-armenia mari media ' +
    'mesopotamia midian nineveh nubia parthia sumeria susa syria ur',
};

export const regions: Record<AreaId, RegionId> = Object.fromEntries(
  Object.entries(lands).flatMap(([region, areas]) => areas.split(' ').map((area) => [area, region])),
);
