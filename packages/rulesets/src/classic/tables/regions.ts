import type { AreaId, RegionId } from '@ochre/engine';

/** Land of each nation, which decides what is in play with fewer than five: a ruling, as neither text nor board say. */
const lands: Record<RegionId, string> = {
  africa: 'carthage cyrenaica cyrene libya numidia sabrata sahara thapsus tripoli tripolitania tunisia',
  italy:
    'campania caralis corsica etruria milazzo neapolis palermo rome rubicon samnium sardinia ' +
    'syracuse tarentum',
  illyria: 'apollonia cisalpina dalmatia germania illyricum pannonia sudeten',
  thrace:
    'byzantium crimea dacia danube epirus lemnos macedonia moesia paeonia scythia thessalonica ' +
    'thessaly thrace tyras',
  crete: 'argos athens chalcis corinth delphi eretria ithaca knossos phaestos rhodes sparta thera',
  asia:
    'ankara bithynia cappadocia cilicia cyprus galatia gordium ionia kanesh kuban lesbos lycia mikop ' +
    'miletus phrygia salamis sardes sinope troy',
  assyria:
    'aleppo antioch armenia assyria carrhae caucasus damascus lesser-armenia nalchik nineveh ' +
    'phoenicia sidon syria tyre van',
  babylon:
    'arabia babylon babylonia chaldaea charax elam jericho jerusalem mari media mesopotamia midian ' +
    'parthia petra sumeria susa ur',
  egypt:
    'alexandria buhen eastern-desert fayum gaza jalo memphis nubia ptolemais sinai siwa tanis thebes ' +
    'upper-egypt western-desert',
};

export const regions: Record<AreaId, RegionId> = Object.fromEntries(
  Object.entries(lands).flatMap(([region, areas]) => areas.split(' ').map((area) => [area, region])),
);
