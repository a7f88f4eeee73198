import type { QuestionId } from '@ochre/rulesets/answers.ts';
import type { Answer } from '../../answers.ts';

/** What people ask at their first tables. `also`: the same in other words they use. */
export const questions = {
  win: {
    asks: 'How do I win?',
    also: ['what is the goal of the game', 'who has won, aim, victory, objective, winner'],
    says: {
      'CX AC':
        'Whoever has most points when the game ends wins, not whoever reaches the end of the track first. A space of the track counts 100, a city 50, an advance its price, and hand and treasury count what they are worth. So build cities, trade their cards into sets, and buy advances with them every turn.',
      DH: 'Whoever has most points when the game ends wins, not whoever reaches the end of the track first. A space of the track counts 5, an advance 1 to 3, a city 1. So build cities, trade their cards into sets, and buy advances with them, so that your marker never has to wait.',
      CL: 'Whoever reaches the last space of the track first has won. Your marker moves one space a turn as long as you have what the next epoch asks for: cities, then advances of three colours, then seven advances, then 1000 points. So build cities, trade their cards into sets, and buy advances with them.',
      other:
        'Whoever has most points when the game ends wins, not whoever reaches the end of the track first. A step on the track counts 5, a city 1, an advance 1, 3 or 6. So build cities, trade their cards into sets, and buy advances with them, so that your marker never has to wait.',
    },
  },
  end: {
    asks: 'When is the game over?',
    also: ['how does the game end', 'last turn, finish'],
    says: {
      MC: 'The game ends with the turn in which a marker reaches the last space of the track; then points are counted. On the expert track one more whole turn follows. A table may also agree on a time limit at the start.',
      EE: 'The game ends with the turn in which a marker reaches the last space of the track; then points are counted. A table may also agree on a time limit at the start.',
      CL: 'The game ends when a marker reaches the last space of the track, and its owner has won. If several reach it in the same turn, points decide between them.',
      other:
        'The game ends with the turn in which a marker reaches the finish of the track, or at a limit agreed at the start. That turn counts in full; then points are added up, and the one who got there first need not be the winner.',
    },
  },
  length: {
    asks: 'How long does a game take?',
    also: ['how many turns, rounds, hours, duration', 'is there a shorter game'],
    says: {
      CL: 'A marker moves at most one space a turn, so a game takes about as many turns as the track has spaces, and more where markers have to wait. Against bots the turns of others pass in seconds, and you can stop at any time and go on later.',
      'MC EE':
        'A marker moves at most one space a turn, so a game takes about as many turns as the track has spaces, and more where markers have to wait. The Short Game is quicker: everybody begins late on the track, with cities, cards and advances. You can stop at any time and go on later.',
      other:
        'A marker moves at most one space a turn, so a game takes about as many turns as the track has spaces, and more where markers have to wait. A table may agree on a last turn before it begins. You can stop at any time and go on later.',
    },
  },
  points: {
    asks: 'How are points counted?',
    also: ['what gives victory points, score, scoring', 'how many points do I have'],
    says: {
      'CX AC':
        'Five things count: 100 for each space of the track, the full price of each advance, 50 for each city, what the sets in your hand are worth, and 1 for each token in your treasury. The list of nations shows the sum at any time.',
      DH: 'A space of the track counts 5 and a city 1. An advance counts 1 if it costs less than 100, 2 if it costs up to 199, and 3 from 200 on. The list of nations shows the sum at any time.',
      CL: 'Points are the prices of your advances, your treasury and the value of your trade cards. They do not win the game by themselves: the last epoch of the track asks for 1000 of them, and they decide between those who finish in the same turn.',
      other:
        'A step on the track counts 5 and a city 1. An advance counts 1 if it costs less than 100, 3 if it costs 100 to 200, and 6 above that. Whoever alone reaches the last epoch gets 5 more. The list of nations shows the sum at any time.',
    },
  },
  tie: {
    asks: 'What if two players have equally many points?',
    also: ['tie break, draw, same score, equal'],
    says: {
      AC: 'The marker that is further along the track decides. If that is equal too, the order of the nations on the track does.',
      CX: 'The order of the nations on the track decides, as in every other tie. That order is fixed for the whole game, and the list of nations shows it.',
      DH: 'The sets in hand and the treasury are added up, and whoever has more of that wins. If even that is equal, they share the victory.',
      CL: 'Only those who reach the last space in the same turn are compared: prices of advances, treasury and trade cards together. If that is equal too, the order of the track decides.',
      other:
        'First comes whose marker is further on, then who has more advances worth 6, then 3 points, then whose advances cost more. Further steps follow, down to the ranking of the nations. The final screen names the one that decided.',
    },
  },
  turn: {
    asks: 'What happens in a turn?',
    also: ['phases, steps, rounds', 'what comes next'],
    says: {
      CL: 'Tax, growth, counting, ships, movement, conflict, cities, cards, trade, buying advances, calamities, laying down spare cards, and the track. The line above the map shows where you are, and what cannot happen is passed over.',
      other:
        'Tax comes first, then your tokens grow and move, fights are settled, and cities are built. Cities bring trade cards, which are traded; then calamities strike, advances are bought and the markers move on. The line above the map shows where you are, and every phase leads to its rules.',
    },
  },
  'first-turn': {
    asks: 'What should I do in my first turn?',
    also: ['how do I start, begin, beginning', 'I am new, beginner, tips'],
    says: 'You begin with one token, and every area with two or more of yours grows fastest. So spread out: leave two in an area and move the rest to new ones, best towards squares on the map. When six of your tokens stand on such a square you can build your first city, and cities are what everything else comes from.',
  },
  players: {
    asks: 'How many can play?',
    also: ['number of players, alone, solo, two players'],
    says: {
      AC: 'Two to eight, each with a nation of its own. Seats that nobody takes are played by bots, so you can also play alone.',
      EE: 'Five to nine, each with a nation of the eastern half; three or four can play with some rules left out. Seats that nobody takes are played by bots, so you can also play alone.',
      CL: 'Two to seven, each with a nation of its own. Seats that nobody takes are played by bots, so you can also play alone.',
      other:
        'Five to eighteen, each with a nation of its own. Seats that nobody takes are played by bots, so you can also play alone.',
    },
  },
  order: {
    asks: 'Who goes first?',
    also: ['whose turn is it, order of play', 'why do I have to wait'],
    says: 'Each phase has its own order. Whoever has most tokens on the board moves first, which is a drawback, as the others see it before they move. Whoever has fewest cities draws cards first. The list of nations always shows the order that matters now.',
  },
  limit: {
    asks: 'What does the number in the circle mean?',
    also: [
      'disc, number on the map, number next to the name',
      'how many tokens may stay in an area, population limit',
    ],
    says: 'It is the limit of the area: so many tokens may stay there once cities have been built. More may grow or move in meanwhile. What is too much is then fought over if it belongs to several players, and goes back to stock if it is all yours. Where advances change the limit for you, the disc shows your own number.',
  },
  'city-square': {
    asks: 'What is the black square?',
    also: ['square on the map, city site', 'where can I build a city'],
    says: 'It marks a city site: six of your tokens are enough for a city there, while it takes twelve where there is none. A black square is safe from floods, a white one is not.',
  },
  'white-square': {
    asks: 'What is the white square?',
    also: ['flood plain, flood', 'is my city safe from floods'],
    says: 'It is a city site that lies on a flood plain. You build there as on a black one, with six tokens, but a Flood can reach the city. Black squares lie above the water, even in the same area.',
  },
  volcano: {
    asks: 'What does the volcano do?',
    also: ['mountain, fire on the map, eruption, earthquake'],
    says: {
      CL: 'Nothing until somebody holds the calamity of the volcano. Then all pieces in its area are removed, whoever owns them. Who has none there suffers an earthquake instead: one city is reduced, and one of a neighbour.',
      other:
        'Nothing until somebody holds the calamity of the volcano. Then it buries what stands in the areas it touches, whoever owns it. Who has nothing at a volcano suffers an earthquake instead, which costs a city.',
    },
  },
  'out-of-play': {
    asks: 'Why is part of the map pale?',
    also: ['grey, hatched, empty areas, not used', 'why can I not go there'],
    says: {
      'MC EE DH':
        'These areas are out of play: with fewer players part of the board is left out. Nobody may enter them. Ships may pass, but neither stop nor land there.',
      other:
        'These areas are out of play: with fewer players part of the board may be left out. Nobody may enter them.',
    },
  },
  'share-area': {
    asks: 'Can two players stand in the same area?',
    also: ['share a place, together, peace, coexist, neighbours'],
    says: 'Yes, as long as all tokens there together do not exceed its limit. Then nothing happens, and nobody has to fight. If there are more, they fight until the limit is kept. Beside a city there is no room for tokens of others.',
  },
  grow: {
    asks: 'How do I get more tokens?',
    also: ['grow, growth, expand, more people, population, reproduce'],
    says: 'Every turn each area with one of your tokens gets one more, and each area with two or more gets two. That happens by itself, as long as your stock lasts. So two tokens in many areas grow faster than many tokens in one.',
  },
  'tokens-gone': {
    asks: 'Where did my tokens go?',
    also: ['why did I lose tokens, pieces disappeared, vanished, removed, missing'],
    says: 'Tokens leave the board in four ways: as surplus above the limit or beside a city, in a conflict, by turning into a city, or by a calamity. They go back to your stock and can grow again. The log says which it was, and the question mark behind its line names the rule.',
  },
  'no-tokens': {
    asks: 'I have no tokens left in stock. What now?',
    also: ['ran out of pieces, no more tokens, stock is empty'],
    says: 'You have 55 tokens, and each is on the board, in your treasury or in stock. With an empty stock you do not grow, and if it cannot pay the tax, cities revolt. Spending treasury and building cities both bring tokens back into stock.',
  },
  move: {
    asks: 'How far can I move?',
    also: ['how do I move tokens, movement, go, walk, travel, steps'],
    says: {
      CL: 'Each of your tokens may cross one land border a turn, or go by ship instead. Nothing has to move.',
      other:
        'Each of your tokens may cross one land border a turn, or go by ship instead, never both. Nothing has to move. With Roadbuilding a token goes two steps by land.',
    },
  },
  ships: {
    asks: 'How do I cross the sea?',
    also: ['how do ships work, build a ship, sail, boat, water, island'],
    says: 'You need a ship. It costs two tokens, from your treasury or from where it is built, and takes up to five tokens aboard. It sails four areas along the coasts, and may take up and land tokens on its way. At the end of its voyage everybody gets off.',
  },
  'ship-gone': {
    asks: 'Why did my ship disappear?',
    also: ['ship upkeep, keep, maintain, lost a ship'],
    says: 'A ship must be paid for again every turn: one token, from the treasury or from the board. A ship that is not paid for goes back to stock. It can be built anew where you need it, for the price of a new one.',
  },
  'open-sea': {
    asks: 'Why can my ship not sail there?',
    also: ['open sea, ocean, deep water, cross the ocean'],
    says: {
      'CX AC':
        'Ships keep to the coasts: areas of water alone are open sea and closed to them. With Astronomy they may cross it, but not stop there.',
      CL: 'Ships keep to the coasts: areas of water alone are open sea and closed to them. With Astronomy they may cross it.',
      other:
        'Ships keep to the coasts: areas of water alone are open sea and closed to them. With Astronavigation they may cross it.',
    },
  },
  attack: {
    asks: 'Can I attack somebody?',
    also: ['war, fight, invade, conquer, start a fight, aggression'],
    says: 'Yes: you simply move in. If your tokens and those of others are more than the limit of the area, they fight as soon as everybody has moved. To take a city you need seven tokens in its area; some advances change that. Nothing is declared, and nobody has to agree.',
  },
  conflict: {
    asks: 'Who wins a fight?',
    also: ['conflict, battle, combat, dice, how does fighting work'],
    says: 'There are no dice: whoever has fewer tokens in the area loses one first, then the next, and so on. Equal numbers lose one at the same time. It ends when the limit is no longer exceeded, or when only one is left. Some advances change who loses first.',
  },
  'attack-city': {
    asks: 'How do I take a city?',
    also: ['attack, conquer, destroy, capture an enemy city, siege'],
    says: {
      'MC EE':
        'Move at least seven tokens into its area. The city turns into six tokens of its owner, and both fight it out. With fewer than seven the attack fails, and all attackers are lost. Engineering changes these numbers.',
      other:
        'Move at least seven tokens into its area. The city turns into six tokens of its owner, and both fight it out. With fewer than seven nothing happens to the city, and the attackers go back to stock. Engineering changes these numbers.',
    },
  },
  spoils: {
    asks: 'What do I get for destroying a city?',
    also: ['loot, plunder, pillage, steal a card, reward for an attack'],
    says: {
      AC: 'You draw a card from the hand of its owner, unseen, and may move up to three tokens from your stock to your treasury. You get nothing if none of your tokens survives there. A city of pirates brings treasury, but no card.',
      CX: 'You may draw a card of goods from the hand of its owner, unseen, and move up to three tokens from your stock to your treasury. Philosophy lets the owner choose which of the two you get. You get nothing if none of your tokens survives there.',
      other:
        'You may draw a card from the hand of its owner, unseen, and move up to three tokens from your stock to your treasury. The treasury of the owner is not touched.',
    },
  },
  barbarians: {
    asks: 'Who are the black pieces?',
    also: ['barbarians, pirates, pirate city, nobody'],
    says: {
      AC: 'They are barbarians and pirates, who come with calamities and stay until somebody beats them. They move only in the calamity that brings them. You may fight them like anybody else, and a pirate city that falls brings treasury.',
      DH: 'They are barbarians and pirates, who come with calamities and stay until they are beaten. They have a turn of their own before the other calamities, led by one of the players. You may fight them like anybody else.',
      CX: 'They are barbarians and pirates, who come with calamities and stay until they are beaten or converted. They move only in the calamity that brings them. You may fight them like anybody else, and a pirate city that falls brings treasury.',
      other:
        'They are barbarians and pirates, who come with calamities and stay until they are beaten. They neither grow nor move by themselves. You may fight them like anybody else, and all of them count as one player.',
    },
  },
  'build-city': {
    asks: 'Why can I not build a city here?',
    also: ['how do I build, found, construct a city, how many tokens does a city take', 'cannot build'],
    says: {
      CX: 'A city takes six of your tokens on an area with a square, or twelve where there is none, counted after the fights, and nobody else may have tokens there. It cannot stand where the limit is 0 or another city is. You have nine cities, so with nine on the board you cannot build at all.',
      'CL AC':
        'A city takes six of your tokens on an area with a square, or twelve where there is none, counted after the fights. Only one city stands in an area. You have nine cities, so with nine on the board you cannot build at all.',
      other:
        'A city takes six of your tokens on an area with a square, or twelve where there is none, counted after the fights. It cannot stand where the limit is 0 or another city is. You have nine cities, so with nine on the board you cannot build at all.',
    },
  },
  'city-worth': {
    asks: 'What is a city worth?',
    also: ['value of a city, why build cities, what do cities do, why many cities, use, benefit'],
    says: {
      'CX AC':
        'At the end it counts 50 points. Until then it brings a trade card every turn and moves two tokens of tax into your treasury, and the track asks for cities. When a calamity asks for losses, a city stands for 5 points.',
      CL: 'It brings a trade card every turn and moves two tokens of tax into your treasury. The second epoch of the track asks for two cities, and without any your marker goes back. When a calamity asks for losses, a city stands for 5 points.',
      other:
        'At the end it counts only 1 point. But every turn it brings a trade card and moves two tokens of tax into your treasury, and the track asks for cities. When a calamity asks for losses, a city stands for 5 points.',
    },
  },
  'city-lost': {
    asks: 'Why did I lose a city?',
    also: ['my city is gone, disappeared, destroyed, taken'],
    says: 'There are four reasons: fewer than two tokens on the board for each city, so that one is reduced; a stock too small for the tax, so that one revolts; an attack with seven tokens; or a calamity. The log says which it was, and the question mark behind its line names the rule.',
  },
  'how-many-cities': {
    asks: 'How many cities can I have?',
    also: ['maximum, most cities, limit of cities'],
    says: 'Nine, no more. Each needs two of your tokens on the board to support it, so nine cities need eighteen tokens. Six or seven that last often serve better than nine that fall.',
  },
  support: {
    asks: 'What does support of cities mean?',
    also: ['two tokens for each city, supply, feed, unsupported'],
    says: {
      DH: 'Each of your cities needs two of your tokens somewhere on the board. If there are too few, cities are turned back into tokens one by one until it is right. It is looked at after building and after the special abilities.',
      CL: 'Each of your cities needs two of your tokens somewhere on the board. If there are too few, cities are turned back into tokens until it is right. The panel shows both numbers before you build.',
      other:
        'Each of your cities needs two of your tokens somewhere on the board. If there are too few, you turn cities back into tokens one by one until it is right, those built this turn first. It is looked at after building and after the special abilities.',
    },
  },
  reduce: {
    asks: 'What happens when a city is reduced?',
    also: ['reduction, turned into tokens, downgrade'],
    says: 'The city goes back to stock, and tokens of yours come in its place, as many as the limit of the area allows and your stock has. They count for the support of your other cities at once. With an empty stock nothing comes in its place.',
  },
  tax: {
    asks: 'What is tax?',
    also: ['taxation, taxes, tax phase, what happens first'],
    says: 'At the start of each turn every city moves two tokens from your stock to your treasury. You cannot decline. That fills your purse, but it also empties your stock, from which you grow.',
  },
  treasury: {
    asks: 'What is the treasury?',
    also: ['money, coins, gold, cash, purse', 'what can I spend it on'],
    says: 'Tokens that your cities have paid as tax: your money. It pays for ships, for cards of stack 9, and for what is missing to the price of an advance, 1 for each. What you spend goes back to stock. Tokens in the treasury do not count as people.',
  },
  revolt: {
    asks: 'Why did my city revolt?',
    also: ['tax revolt, rebel, rebellion, city changed sides, went over to another player'],
    says: {
      'CX DH AC':
        'Your stock had too few tokens for the tax. Every city that cannot be paid for goes over to whoever has most points of pieces in stock. Keep two tokens in stock for each city: spend treasury before it eats up your stock.',
      CL: 'Your stock had too few tokens for the tax. Every city that cannot be paid for goes over to who has nothing on the board, or else has most tokens in stock. Keep two tokens in stock for each city: spend treasury before it eats up your stock.',
      other:
        'Your stock had too few tokens for the tax. Every city that cannot be paid for goes over to whoever has most cities in stock. Keep two tokens in stock for each city: spend treasury before it eats up your stock.',
    },
  },
  cards: {
    asks: 'What are the cards for?',
    also: ['trade cards, commodities, goods, hand, use of cards'],
    says: 'They buy advances. A single card is worth little, but several of the same kind are worth the square of their number: four are worth sixteen times one. So you trade to collect equal ones. Some cards are calamities, and those hurt whoever holds them in the end.',
  },
  'more-cards': {
    asks: 'How do I get more cards?',
    also: ['draw cards, better cards, higher stacks'],
    says: {
      AC: 'Every turn each city brings one card: the first from stack 1, the second from stack 2, and so on, so that more cities also mean dearer goods. Right after your draw you may buy cards of stack 9 for 18 of your treasury each.',
      CX: 'Every turn each city brings one card: the first from stack 1, the second from stack 2, and so on, so that more cities also mean dearer goods. After that you may buy a card of stack 9 for 20 of your treasury, and others with some advances.',
      DH: 'Every turn each city brings one card: the first from stack 1, the second from stack 2, and so on, so that more cities also mean dearer goods. After that you may buy a card of stack 9 for 18 of your treasury, and others with some advances.',
      CL: 'Every turn each city brings one card: the first from stack 1, the second from stack 2, and so on, so that more cities also mean dearer goods. You may also buy one card of stack 9 for 18 of your treasury.',
      other:
        'Every turn each city brings one card: the first from stack 1, the second from stack 2, and so on, so that more cities also mean dearer goods. After that you may buy cards of stack 9 for 15 of your treasury each.',
    },
  },
  'set-worth': {
    asks: 'What is a set of cards worth?',
    also: ['value of cards, same cards, square, why collect equal cards'],
    says: 'Its value is the number on the card times the number of cards, and that again times their number: three of value 4 are worth 36. Cards of different kinds never form a set, even with the same number. So the last card of a set brings most.',
  },
  trade: {
    asks: 'How does trading work?',
    also: ['trade cards, swap, exchange, deal, offer, market'],
    says: {
      'CX AC':
        'All trade with all at the same time, always two together. Each gives at least three cards and says truly how many they are and what two of them are; the rest may be anything that can be traded. Nothing but cards changes hands.',
      DH: 'All trade with all at the same time, always two together. Each gives at least three cards and says truly how many they are and what one of them is; the rest may be anything. Treasury may be part of the deal.',
      CL: 'All trade with all at the same time, always two together. Each gives at least three cards and says truly how many they are, what they are worth together, and what one of them is; the rest may be anything.',
      other:
        'All trade with all at the same time, always two together. Each gives at least three cards and says truly how many they are and what two of them are; the rest may be anything, even a calamity. The two sides need not give equally many.',
    },
  },
  lie: {
    asks: 'Am I allowed to lie?',
    also: ['cheat, bluff, deceive, promise, truth, honest'],
    says: {
      DH: 'Partly. The number of cards and the first one you name must be true. Whatever else you say of your cards may be false, and promises bind nobody.',
      CL: 'Partly. The number of cards, their value together and the one you name must be true. Whatever else you say of your cards may be false.',
      other:
        'Partly. The number of cards and the first two you name must be true. Whatever else you say of your cards may be false, and promises bind nobody.',
    },
  },
  'buy-card': {
    asks: 'Can I buy a trade card?',
    also: ['buy cards, stack nine, purchase a card'],
    says: {
      AC: 'Yes, right after you have drawn: cards of stack 9 for 18 of your treasury each. You may buy as many as you can pay, also without a city.',
      CX: 'Yes, after everybody has drawn: one card of stack 9 for 20 of your treasury. Rhetoric, Cartography and Prospecting open other stacks; three cards a turn is the most.',
      DH: 'Yes, after everybody has drawn: one card of stack 9 for 18 of your treasury. Mining, Cartography and Rhetoric open other stacks; two cards a turn is the most.',
      CL: 'Yes, once you have drawn: one card of stack 9 for 18 of your treasury. More than one a turn is not for sale.',
      other:
        'Yes, after everybody has drawn: as many cards of stack 9 as you can pay, for 15 of your treasury each. You may look at each before you decide on the next. It may turn out to be a calamity.',
    },
  },
  'hand-limit': {
    asks: 'How many cards can I keep?',
    also: ['hand limit, too many cards, discard, throw away'],
    says: {
      CX: 'Eight cards of goods, after you have bought advances. Mythology makes it nine, Diaspora seven. You choose what goes back.',
      DH: 'Eight, after you have bought advances. Trade Routes makes it nine, Diaspora seven. You choose what goes back.',
      CL: 'Six, calamities included. You choose what goes back, and it is put under its stacks.',
      'EE AC':
        'Eight cards of goods, after you have bought advances. You choose what goes back. Until then you may hold as many as you like.',
      other:
        'Eight cards of goods, after you have bought advances; nine with twelve or more players. You choose what goes back. Until then you may hold as many as you like.',
    },
  },
  'empty-stack': {
    asks: 'What if a stack of cards is empty?',
    also: ['water card, no cards left to draw'],
    says: {
      'MC EE':
        'You get a Water card instead, which is worth nothing but can be traded like any other. You never draw from another stack in its place.',
      other:
        'Then you get nothing for it. You never draw from another stack in its place. Cards that are paid with or laid down come back under their stacks.',
    },
  },
  secret: {
    asks: 'Can others see my cards?',
    also: ['hidden, secret, open, what do others know'],
    says: {
      DH: 'No, your hand is hidden; only how many cards you keep is known. Calamities that cannot be traded are shown as soon as they are drawn. All that stands on the table is open: pieces, treasury, advances and the track.',
      CL: 'No, your hand is hidden. Red calamities, which cannot be traded, are shown as soon as they are drawn. All that stands on the table is open: pieces, treasury, advances and the track.',
      other:
        'No, your hand is hidden; only the number of cards is known. All that stands on the table is open: pieces, treasury, advances and the track.',
    },
  },
  calamity: {
    asks: 'What is a calamity?',
    also: ['disaster, catastrophe, bad card, harmful card, red card'],
    says: 'A calamity is a card that lies among the trade cards and hurts whoever holds it when trade is over. It costs tokens, cities, cards or treasury, and often somebody else as well. Most can be passed on in trade, some cannot.',
  },
  'calamity-away': {
    asks: 'How do I get rid of a calamity?',
    also: ['give away a disaster, pass on, trade a bad card, avoid'],
    says: {
      CL: 'Put it into a trade as a card you do not name: the black ones of levels 6 to 9 may be passed on. Whoever receives it suffers it this turn and cannot pass it on. One that you drew and kept stays in your hand and counts there.',
      other:
        'Put it into a trade as one of the cards you do not name: whoever holds it when trade is over is hit. Some calamities cannot be traded, and those stay with you. Who gave a calamity away is often spared by it.',
    },
  },
  'calamity-many': {
    asks: 'How many calamities can hit me?',
    also: ['maximum number of disasters in one turn, several calamities'],
    says: {
      AC: 'Two in one turn that you hold yourself. What is too much goes back at random. As one named by others you may suffer from more.',
      CX: 'Three at most that you hold yourself: two major ones, and one that cannot be traded among them. What is too much goes back at random. As one named by others you may suffer from more.',
      DH: 'Two major ones and one minor one that you hold yourself, the lowest first; those that cannot be traded come on top. As one named by others you may suffer from more.',
      CL: 'Two in one turn, the lowest of those you hold. As one named by others you may suffer from more.',
      other:
        'Three at most that you hold yourself, and no more than two of them major; where no minor ones are in play, two. What is too much goes back at random. As one named by others you may suffer from more.',
    },
  },
  'calamity-others': {
    asks: "Why am I hit by somebody else's calamity?",
    also: ['secondary victim, named, why did he choose me, not my calamity'],
    says: 'Many calamities strike further players beside the one who holds the card. That one names them and says how much each takes, and has to. You then choose yourself what you lose, unless the card says otherwise. Your advances lower it for you alone.',
  },
  protect: {
    asks: 'How do I protect myself from calamities?',
    also: ['defend, prevent, soften, immune, help against disaster'],
    says: 'Advances are the protection: each says which calamities it softens, and some make others worse. Several add up, and all of it is counted for you when the calamity strikes. The announcement shows the sum line by line. What you cannot soften you can often trade away.',
  },
  damage: {
    asks: 'How do I pay for losses?',
    also: ['damage, unit points, lose points, what do I have to give'],
    says: 'A loss is counted in points of pieces: a token counts 1, a city 5. You choose what goes, and should come out exactly. A city may also be reduced: then it counts 5 less the tokens that stay in its place.',
  },
  buy: {
    asks: 'How do I pay for an advance?',
    also: ['buy, purchase, price, cost, pay, technology, civilization card'],
    says: 'With sets of cards, with treasury, and with credits from advances you already have. Everything you buy in a turn is paid for together. There is no change for cards, so fill up with treasury to the exact price. The panel finds the way that wastes least.',
  },
  colours: {
    asks: 'What do the colours of the advances mean?',
    also: ['colors, groups, arts, crafts, science, civics, religion'],
    says: {
      'CX AC':
        'The five groups: arts, crafts, sciences, civics and religion. An advance gives credits for its groups, which make later ones of the same colour cheaper. The track asks for several groups too: three for the Late Bronze Age, all five for the Early Iron Age.',
      CL: 'The four groups: arts, crafts, sciences and civics. Cards of a group make certain later ones cheaper, and the Late Bronze Age asks for cards of three colours.',
      other:
        'The five groups: arts, crafts, science, civics and religion. An advance gives credits in its colour, which make later ones of that colour cheaper. Some belong to two groups.',
    },
  },
  'buy-first': {
    asks: 'What should I buy first?',
    also: ['which advance is best, good start, recommend, strategy'],
    says: {
      'CX AC':
        'Cheap ones that give credits in the colour of what you want later: they pay from the next turn on. Look at what others ask for, as dear advances need certain cheaper ones first. And take what softens the calamities you fear.',
      CL: 'Cheap ones that make others cheaper that you want later: they pay from the next turn on. Look at the track as well: the Late Bronze Age asks for three colours, the Early Iron Age for seven cards. "What would you do?" gives an answer for your own table.',
      other:
        'Cheap ones that give credits in the colour of what you want later: they pay from the next turn on, as long as the game lasts. What lets more tokens live in an area or softens the calamities you fear is never wrong. "What would you do?" gives an answer for your own table.',
    },
  },
  credits: {
    asks: 'Why is this advance cheaper for me?',
    also: ['credits, discount, reduced price, bonus'],
    says: {
      AC: 'Because of your credits: most cards lower the price of the others of their group and of some more, from the turn after you bought them. They are not used up. A card of two groups gives and takes the credits of both.',
      CX: 'Because of your credits: every advance lowers the price of others, by group or by name, from the turn after you bought it. They are not used up. A card of two groups takes the credits of both, but from each source only the larger.',
      DH: 'Because of your credits: every advance lowers the price of others, by group or by name, from the turn after you bought it. They are not used up. A card of two groups takes the credits of both together.',
      CL: 'Because of your credits: cards you have lower the price of certain others, from the turn after you bought them. They are not used up. Arts help with Law, crafts with Democracy, sciences with Philosophy.',
      other:
        'Because of your credits: every advance lowers the price of others, by colour or by name, from the turn after you bought it. They are not used up. A card of two colours takes the better of the two. With few players everybody also has some in each colour from the start.',
    },
  },
  abilities: {
    asks: 'What are special abilities?',
    also: ['special ability, powers, effects of advances, phase ten'],
    says: 'Some advances let you do something once a turn, after the calamities: move over to others, convert or buy their areas, ask for cards. You need not use them. Nobody fights for it then; what is too much in an area is settled afterwards.',
  },
  'lose-advance': {
    asks: 'Can I lose an advance?',
    also: ['steal, take away, keep advances, sell, trade advances'],
    says: 'No. What you have bought stays with you to the end, and cannot be sold, traded or taken. That is why advances are the safest points there are.',
  },
  'same-advance': {
    asks: 'Can two players have the same advance?',
    also: ['sold out, limited, only one, copies, twice'],
    says: {
      CX: 'Yes, each player may have each once. Only the thirteen aggressive advances are limited: half of the players can get each, rounded up, so who buys first has the choice.',
      CL: 'Yes, each player may have each once, and eleven in all. Only Mysticism is scarce: one of it with two or three players, two with more.',
      other: 'Yes: there are enough of all. Each player may have each advance once.',
    },
  },
  ast: {
    asks: 'What is the track at the bottom?',
    also: ['a.s.t., c.a.c., succession table, bar, strip under the map, timeline, marker, chart'],
    says: {
      'CX AC':
        'It is the succession table, the path of your people through the ages. Your marker moves one space a turn if you have what the next epoch asks for, and each space counts 100 points. When a marker reaches the finish, the game is over.',
      CL: 'It is the progress track, and it is what the game is about: whoever reaches its last space first has won. Your marker moves one space a turn if you have what the next epoch asks for.',
      other:
        'It is the succession table, the path of your people through the ages. Your marker moves one space a turn if you have what the next epoch asks for, and each space counts 5 points. When a marker reaches the end, the game is over.',
    },
  },
  'ast-stuck': {
    asks: 'Why did my marker not move?',
    also: ['stuck on the track, stay, not advance, epoch requirements, conditions, age'],
    says: {
      AC: 'Because you lack what its epoch asks for. The Early Bronze Age needs two cities, the Late Bronze Age three and cards of three groups, the Early Iron Age four and nine cards of all five groups, the Late Iron Age five and the points printed on the space. The arrow of the strip shows what is missing.',
      CX: 'Because you lack what its epoch asks for. The Early Bronze Age needs two cities, the Late Bronze Age three and four advances of three groups, the Early Iron Age four and ten advances of all groups, the Late Iron Age five and the points printed on the space. The arrow of the strip shows what is missing.',
      DH: 'Because you lack what its age asks for. The Early Bronze Age needs two cities; the Late Bronze Age three and three advances; the Early Iron Age four and three advances from 100; the Late Iron Age five and three from 200. The arrow of the strip shows what is missing.',
      CL: 'Because you lack what the next epoch asks for. The Early Bronze Age needs two cities, the Late Bronze Age cards of three colours, the Early Iron Age seven cards, the Late Iron Age 1000 points. The arrow of the strip shows what is missing.',
      other:
        'Because you lack what the next space asks for: cities, and from the Middle Bronze Age on advances too. On the basic track that goes from two cities in the Early Bronze Age to five cities and three advances of 200 or more in the Late Iron Age. The arrow of the strip shows what is missing.',
    },
  },
  'ast-back': {
    asks: 'Why did my marker go back?',
    also: ['backwards on the track, lost a space, regression'],
    says: {
      AC: 'You had no city when the markers moved. That costs a space each turn, except in the Stone Age.',
      'CX DH':
        'Either you had no city when the markers moved, which costs a space except in the Stone Age, or you suffered a Regression. After a Regression the marker may still move on in the same turn.',
      CL: 'Because you had no city when the markers moved, or fell below the points that the Late Iron Age asks for. Either costs a space.',
      other:
        'By a Regression, after which it may still move on in the same turn. On the expert track a nation without a city also goes back one space, except in the Stone Age.',
    },
  },
  eliminated: {
    asks: 'Am I out if I lose everything?',
    also: ['eliminated, no pieces on the board, dead, lose the game, knocked out'],
    says: {
      AC: 'No. Who has nothing on the board keeps cards and place on the track, and has most in stock when a civil war or a tax revolt hands out cities. That is how you come back.',
      CX: 'No. Who has nothing on the board keeps advances and place on the track, and is first in line when a civil war or a revolt hands out cities. From a civil war you even take over the advances of its victim.',
      DH: 'Yes, nearly always: who cannot pay the losses of a calamity, or has no piece left at the end of a phase, plays no more. Points stand, but behind all who are still there. So keep something in reserve.',
      CL: 'No. Who has lost everything plays on, and is the first to receive a city that revolts. A civil war can bring you back too.',
      other:
        'No. Who has nothing on the board keeps advances, points and place on the track. With all your cities in stock you are the first to receive one that revolts.',
    },
  },
} satisfies Record<QuestionId, Answer>;
