import {
  PrintedBattlefieldDocument,
  PrintedBattlegroundDocument,
  PrintedCityDocument,
  PrintedPortDocument,
  PrintedSeaDocument,
  PrintedTheatreDocument,
} from '@vedette/contracts';
import { nameShape } from '@vedette/edge';

/** The documents of the printed map, as the OpenAPI document names them. */
for (const [component, schema] of Object.entries({
  PrintedCity: PrintedCityDocument,
  PrintedSea: PrintedSeaDocument,
  PrintedPort: PrintedPortDocument,
  PrintedTheatre: PrintedTheatreDocument,
  PrintedBattlefield: PrintedBattlefieldDocument,
  PrintedBattleground: PrintedBattlegroundDocument,
}))
  nameShape({ component, schema });
