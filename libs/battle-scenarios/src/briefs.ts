import type { BattleScenarioName } from './scenario.js';

/** What those who play a battle are to know before its first turn; plain text, a paragraph between empty lines. */
export interface BattleBrief {
  /** The situation, for everybody. */
  readonly brief: string;
  /** What each side knows besides. */
  readonly sideBriefs: Readonly<Record<string, string>>;
}

/** The briefs of the battles that ship with Vedette. */
export const BATTLE_BRIEFS: Readonly<Record<BattleScenarioName, BattleBrief>> = {
  'feeling-the-enemy': {
    brief: `It is twenty to eight on the morning of 1 July 1863, warm and overcast after rain. Lee's army is spread from Chambersburg to Carlisle and
gathers east of South Mountain; Meade's comes up from Maryland. Neither wants a battle today. Henry Heth's division marches
down the Chambersburg pike towards Gettysburg to see what stands there, and meets John Buford's cavalry on the ridges west of the town.

The pike crosses Willoughby Run and then three low ridges, each with farms, woods and the cuts of a railroad that was never
finished: Herr Ridge with its tavern, McPherson's Ridge, and last Seminary Ridge, from whose cupola one sees the roofs of Gettysburg.
A turn is twenty minutes, and the battle ends after that of eleven o'clock: eleven turns.

Heth earns points for ground he holds at the end: 15 for the Lutheran Seminary, 8 each for four places on McPherson's Ridge, 5 each for
Herr Tavern, the Seminary railroad cut and Oak Ridge at the Mummasburg road. Buford earns 4 for each of the turns from 8:40 to
9:40 in which no Confederate infantry has come to McPherson's Ridge. Losses count besides. A lead of 10 is a marginal
victory, 35 a substantial, 60 a decisive one.`,
    sideBriefs: {
      US: `You have two brigades of horse, Gamble south of the railroad and Devin north of it, and one battery. Dismounted they shoot faster than the
infantry they face, but they are few and break in a fight hand to hand: hold a ridge until it is nearly lost, mount, and
hold the next. Every turn counts. Reynolds rides ahead of the First Corps and should be here about 9:20, Wadsworth's division behind him, Cutler about 9:40
and Meredith's Iron Brigade about 10:00, by the Emmitsburg road. Keep the Seminary for them.`,
      CSA: `You expect militia, at most some cavalry. Archer and Davis lead and are at hand; Pettigrew follows about 8:20 and McIntosh's guns about 9:00,
all down the pike. Dismounted horse falls back from skirmishers and stands before nobody who charges it, but deploying costs
time and the day is short: Archer along the pike, Davis north of the railroad, and do not wait for the last regiment. You are not to bring
on a general engagement; if infantry in black hats stands on McPherson's Ridge, one is being brought on.`,
    },
  },
  'the-first-day': {
    brief: `It is twenty to eight on the morning of 1 July 1863. Lee has called his corps together between Cashtown and Gettysburg; Meade has thought of a line in
Maryland and sent his left wing forward to cover it. Heth's division comes down the Chambersburg pike, Buford's cavalry
stands across it, and before noon whole corps will march to the sound. By evening one army will hold the hills south of the town.

The ground runs from Marsh Creek in the west over Herr Ridge, McPherson's Ridge and Seminary Ridge to Gettysburg, to Oak Hill and the open
fields north of the town, and to Cemetery Hill and Culp's Hill behind it. A turn is twenty minutes, and the battle ends
after that of five in the afternoon.

Points are for ground held at the end: Cemetery Hill is worth 40 to the Confederates and 20 to the Federals, Culp's Hill 20 and 10, the
Seminary and the Diamond of Gettysburg 15 to either, McPherson's Ridge at the pike, Oak Hill and Blocher's Knoll 5. The
Federals earn 5 for each of the hours 1, 2, 3 and 4 at which no Confederate infantry stands on Seminary Ridge or beyond. Losses count
besides. A lead of 25 is a marginal victory, 70 a substantial, 120 a decisive one.`,
    sideBriefs: {
      US: `Buford can hold the ridges for two hours and no longer. The First Corps comes up from the south, Wadsworth's division about 9:40 and the rest before
noon; the Eleventh, under Howard, in the early afternoon, by the same road and the Taneytown road. Nobody can tell you the minute.
Enemies are known to be at Carlisle and York as well: they will come from the north, upon the flank of whoever looks west. You
need not keep the ridges until evening, but every hour there is an hour for the guns on Cemetery Hill. Leave while there is still
somebody to do it in order.`,
      CSA: `Heth opens the battle alone, with Pettigrew half an hour behind; Pender's division should follow before noon. Ewell has turned from
Carlisle and York and marches for the sound of the guns: Rodes by the Middletown road about noon, with Oak Hill before him and whatever looks west
below it, Early by the Harrisburg road towards three. Until then you have no more men on the field than they. Once both wings press,
nothing holds north of the town; do not spend the light on it, the hills behind are what the day is about.`,
    },
  },
};
