import { metrics, type ObservableGauge } from '@opentelemetry/api';
import { instrumentationScope, metric } from '@vedette/platform';

const setAside = new Set<string>();
let gauge: ObservableGauge | undefined;

/** Notes whether a campaign is set aside: how many are is exported, so that somebody is woken. */
export function noteSetAside(campaign: string, isSetAside: boolean): void {
  if (isSetAside) setAside.add(campaign);
  else setAside.delete(campaign);
  if (gauge) return;
  // Made at first use: an instrument made before telemetry starts stays silent.
  gauge = metrics.getMeter(instrumentationScope).createObservableGauge(metric.campaignsSetAside.name, {
    unit: metric.campaignsSetAside.unit,
    description: metric.campaignsSetAside.description,
  });
  gauge.addCallback((result) => result.observe(setAside.size));
}

/** Whether a campaign was set aside when this conductor looked last. */
export function isNotedSetAside(campaign: string): boolean {
  return setAside.has(campaign);
}

/** Campaigns that are set aside, as far as this conductor has looked. */
export function campaignsSetAside(): readonly string[] {
  return [...setAside].sort();
}
