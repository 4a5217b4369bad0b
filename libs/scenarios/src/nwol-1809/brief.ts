/** The situation at the opening, for everybody. */
export const BRIEF = `It is the evening of 9 April 1809. France has its best troops in Spain, and Austria, which has rebuilt its
army in three years, means to strike before they come back. The Archduke Charles stands on the Inn with six corps, two more wait
in western Bohemia, and his brothers are to march into Italy and against Warsaw. Tyrol, given to Bavaria after Austerlitz, has
promised to rise.

The French Army of Germany is still gathering. Davout's corps, the strongest, is round Ratisbon and Nuremberg; Oudinot is at
Augsburg, Massena at Ulm, the Bavarians lie across the road from the Inn to the Danube with their right at Munich. The Emperor is
in Paris; Berthier has orders that fit a war that was to begin a week later.

Whoever is first at Ratisbon with most of his army has the bridges of the Danube and the campaign. A campaign has fifteen turns.`;

/** What the players of each side should know besides. */
export const SIDE_BRIEFS: Readonly<Record<string, string>> = {
  AU: `Cross the Inn, brush the Bavarians aside at Landshut, and stand between Davout and the rest before they can join. Bellegarde
and Kollowrat come down from Bohemia on the north bank: Ratisbon is where the two halves of the army meet. Linz feeds you as far as
the Isar; beyond it you live on what you take. John has the better of the Viceroy in numbers if he is quick, and Ferdinand can
have Warsaw. Vienna has hardly a garrison.`,
  FR: `You are scattered over a hundred and fifty miles and the enemy is not. Davout must not be caught alone: bring him to the others
behind the Ilm or Lech, or the others to him. The Bavarians can buy days on the Isar, not weeks. Once joined you are as many as
the Archduke and march faster. In Italy the Viceroy can give ground as far as the Adige; Poniatowski has few men but the Vistula
before him.`,
};
