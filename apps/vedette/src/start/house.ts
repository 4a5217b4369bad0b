import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChildService } from './child-service.js';
import type { StopRequest } from './stop-request.js';
import { planServices, type HouseSetting } from './service-plan.js';

/** Every service as a process of its own, on one machine. */
export class House {
  private constructor(readonly services: readonly ChildService[]) {}

  /**
   * Starts every service and waits until each reports ready; stops those that are up when one fails, or the house is to stop.
   * @throws ServiceFailedError @throws StopRequestedError
   */
  static async open(setting: HouseSetting, stop: StopRequest, say: (line: string) => void): Promise<House> {
    mkdirSync(join(setting.dataFolder, 'logs'), { recursive: true, mode: 0o700 });
    const plans = planServices(setting);
    const house = new House(plans.map((plan) => new ChildService(plan, say)));
    let up = 0;
    try {
      await stop.before(
        Promise.all(
          house.services.map(async (service) => {
            const url = await service.start();
            say(`  ${String(++up).padStart(2)} of ${plans.length}  ${service.plan.name} ready at ${url}`);
          }),
        ),
      );
    } catch (error) {
      await house.close();
      throw error;
    }
    return house;
  }

  /** Where the gateway listens. */
  get gatewayUrl(): string {
    return this.services.find(({ plan }) => plan.name === 'gateway')?.url ?? '';
  }

  /** Stops the gateway first, then everything else side by side. */
  async close(): Promise<void> {
    await this.services.find(({ plan }) => plan.name === 'gateway')?.stop();
    await Promise.all(
      this.services.filter(({ plan }) => plan.name !== 'gateway').map((service) => service.stop()),
    );
  }
}
