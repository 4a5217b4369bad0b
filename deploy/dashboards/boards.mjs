/**
 * The dashboards of an installation, as data. Grafana reads the JSON beside this file, which is written from it:
 * `PUBLISH_DASHBOARDS=yes npm run jest -- test/operations/dashboards`
 */

/** One panel: what it shows, the query, its legend, its unit in Grafana's words. */
const panel = (title, expr, legend, unit = 'short') => ({ title, expr, legend, unit });

const installation = 'vedette_installation=~"$installation"';
const of = (metric, more = '') => `${metric}{${installation}${more}}`;
const p95 = (metric, by, more = '') =>
  `histogram_quantile(0.95, sum by (${by}, le) (rate(${of(`${metric}_bucket`, more)}[5m])))`;

/** Spans of one turn of a campaign, in Tempo's words; the campaign is no label of any metric. */
const traces = (title, more = '') => ({
  ...{ title, kind: 'traces', legend: '', unit: '' },
  expr: `{ resource.vedette.installation =~ "$installation" && span.vedette.campaign.id = "$campaign" && span.vedette.turn = $turn${more} }`,
});

/** Lines of one campaign, in Loki's words, from whatever collects what services write. */
const lines = (title, more = '') => ({
  ...{ title, kind: 'lines', legend: '', unit: '' },
  expr: `{$streams} | json | campaign = "$campaign"${more}`,
});

/** Boards by the name of their file. */
export const BOARDS = {
  house: {
    title: 'Vedette: the house',
    panels: [
      panel(
        'What is not ready',
        `min by (service_name, vedette_check) (${of('vedette_readiness')}) < 1`,
        '{{service_name}} {{vedette_check}}',
      ),
      panel('Longest wait for a last phase', `max(${of('vedette_turn_overdue_seconds')})`, 'overdue', 's'),
      panel('Clocks at rest', `max(${of('vedette_clocks_at_rest')})`, 'at rest'),
      panel('Campaigns set aside', `max(${of('vedette_campaigns_set_aside')})`, 'set aside'),
      panel('Campaigns that fail', `max(${of('vedette_campaigns_failing')})`, 'failing'),
      panel('Mail that waits', `max(${of('vedette_mail_waiting')})`, 'messages'),
      panel('Oldest mail that waits', `max(${of('vedette_mail_age_seconds')})`, 'oldest', 's'),
      panel('Dead letters', `max(${of('vedette_dead_letters_stored')})`, 'stored'),
      panel('Builds', `count by (vedette_build) (${of('vedette_build_info')})`, '{{vedette_build}}'),
    ],
  },
  turns: {
    title: 'Vedette: turns',
    panels: [
      panel(
        'Turns resolved in an hour',
        `sum(increase(${of('vedette_turn_duration_seconds_count')}[1h]))`,
        'turns',
      ),
      panel(
        'Time of a turn (p95)',
        p95('vedette_turn_duration_seconds', 'vedette_rulebook'),
        '{{vedette_rulebook}}',
        's',
      ),
      panel(
        'Time of a phase (p95)',
        p95('vedette_phase_duration_seconds', 'vedette_phase'),
        '{{vedette_phase}}',
        's',
      ),
      panel(
        'Phases by outcome',
        `sum by (vedette_outcome) (rate(${of('vedette_phase_duration_seconds_count')}[5m]))`,
        '{{vedette_outcome}}',
        'ops',
      ),
      panel(
        'Phases handed out again',
        `sum by (vedette_phase_owner) (increase(${of('vedette_phase_stalls_total')}[15m]))`,
        '{{vedette_phase_owner}}',
      ),
      panel('Audits that differ', `sum(increase(${of('vedette_audit_differences_total')}[1d]))`, 'phases'),
    ],
  },
  'campaign-turn': {
    title: 'Vedette: one turn of a campaign',
    asks: { campaign: '', turn: '1', streams: 'job=~".+"' },
    panels: [
      traces('The whole turn'),
      traces('Phases that took longer than a second', ' && span.vedette.phase != nil && duration > 1s'),
      traces('What failed', ' && (status = error || span.vedette.outcome = "failed")'),
      lines('Phases, as workers decided them', ' | turn = "$turn" | msg = "Phase"'),
      lines('Everything that services say of the campaign'),
      lines('Warnings and errors', ' | level >= 40'),
    ],
  },
  workers: {
    title: 'Vedette: workers and queues',
    panels: [
      panel(
        'Waiting or in work',
        `max by (vedette_messaging_consumer) (${of('vedette_queue_depth')})`,
        '{{vedette_messaging_consumer}}',
      ),
      panel(
        'Oldest phase that could begin',
        `max by (vedette_phase_owner) (${of('vedette_phase_waiting_seconds')})`,
        '{{vedette_phase_owner}}',
        's',
      ),
      panel(
        'Phases that no worker takes, since',
        `max by (vedette_phase_owner) (${of('vedette_phase_untaken_seconds')})`,
        '{{vedette_phase_owner}}',
        's',
      ),
      panel(
        'Messages by outcome',
        `sum by (vedette_messaging_consumer, vedette_outcome) (rate(${of('vedette_messaging_process_duration_seconds_count')}[5m]))`,
        '{{vedette_messaging_consumer}} {{vedette_outcome}}',
        'ops',
      ),
      panel(
        'Time of a message (p95)',
        p95('vedette_messaging_process_duration_seconds', 'vedette_messaging_consumer'),
        '{{vedette_messaging_consumer}}',
        's',
      ),
      panel(
        'Given up on in an hour',
        `sum by (vedette_messaging_consumer) (increase(${of('vedette_messaging_dead_letters_total')}[1h]))`,
        '{{vedette_messaging_consumer}}',
      ),
    ],
  },
  log: {
    title: 'Vedette: log and projections',
    panels: [
      panel('End of the log', `max(${of('vedette_log_head')})`, 'position'),
      panel('Events sealed a second', `max(rate(${of('vedette_log_head')}[5m]))`, 'events', 'ops'),
      panel('Events that wait for the sealer', `min(${of('vedette_log_unsealed')})`, 'events'),
      panel(
        'Oldest event that waits for the sealer',
        `max(${of('vedette_log_unsealed_age_seconds')})`,
        'age',
        's',
      ),
      panel('Behind the log', `max by (vedette_projection) (${of('vedette_lag')})`, '{{vedette_projection}}'),
      panel(
        'Oldest event not taken in',
        `max by (vedette_projection) (${of('vedette_projection_age_seconds')})`,
        '{{vedette_projection}}',
        's',
      ),
      panel('Projections stopped', `max(${of('vedette_projections_stopped')})`, 'campaigns'),
      panel('Breaks of its history that nobody has noted', `max(${of('vedette_history_breaks')})`, 'breaks'),
    ],
  },
  gateway: {
    title: 'Vedette: gateway',
    panels: [
      panel(
        'Requests by status',
        `sum by (http_response_status_code) (rate(${of('http_server_request_duration_seconds_count', ', service_name="gateway"')}[5m]))`,
        '{{http_response_status_code}}',
        'reqps',
      ),
      panel(
        'Time by route (p95)',
        p95('http_server_request_duration_seconds', 'http_route', ', service_name="gateway"'),
        '{{http_route}}',
        's',
      ),
      panel('Failed, of all', `vedette:http_errors:ratio5m{${installation}}`, '5 minutes', 'percentunit'),
      panel('Receipts (p95)', `vedette:receipt_seconds:p95{${installation}}`, 'receipt', 's'),
      panel(
        'Questions between services (p95)',
        p95('vedette_messaging_request_duration_seconds', 'vedette_messaging_request'),
        '{{vedette_messaging_request}}',
        's',
      ),
      panel(
        'Questions that failed',
        `sum by (vedette_messaging_request, vedette_outcome) (rate(${of('vedette_messaging_request_duration_seconds_count', ', vedette_outcome!="ok"')}[5m]))`,
        '{{vedette_messaging_request}} {{vedette_outcome}}',
        'ops',
      ),
    ],
  },
  servers: {
    title: 'Vedette: database, broker and backups',
    panels: [
      panel(
        'Connections in use, of all',
        `max(${of('vedette_database_connections')}) / max(${of('vedette_database_connection_limit')})`,
        'in use',
        'percentunit',
      ),
      panel('Size of the database', `max(${of('vedette_database_size_bytes')})`, 'size', 'bytes'),
      panel('Synchronous standby missing', `max(${of('vedette_database_standby_missing')})`, 'missing'),
      panel('Streams that are not on all their servers', `max(${of('vedette_streams_behind')})`, 'streams'),
      panel('Age of the last backup', `min(${of('vedette_backup_age_seconds')})`, 'made', 's'),
      panel(
        'Age of the last one verified',
        `min(${of('vedette_backup_verify_age_seconds')})`,
        'verified',
        's',
      ),
      panel('Size of the last backup', `max(${of('vedette_backup_size_bytes')})`, 'size', 'bytes'),
    ],
  },
  processes: {
    title: 'Vedette: processes',
    panels: [
      panel(
        'Resident memory',
        `max by (service_name, instance) (${of('vedette_process_memory_bytes')})`,
        '{{service_name}} {{instance}}',
        'bytes',
      ),
      panel(
        'Heap',
        `max by (service_name, instance) (${of('vedette_process_heap_bytes')})`,
        '{{service_name}} {{instance}}',
        'bytes',
      ),
      panel(
        'Event loop held (p99)',
        `max by (service_name, instance) (${of('vedette_process_event_loop_delay_seconds')})`,
        '{{service_name}} {{instance}}',
        's',
      ),
      panel(
        'Telemetry that fails',
        `sum by (service_name) (increase(${of('vedette_telemetry_faults_total')}[10m]))`,
        '{{service_name}}',
      ),
    ],
  },
};

/** Where each kind of panel finds what it shows, and how it shows it. */
const SOURCES = {
  measures: { type: 'prometheus', uid: '${prometheus}' },
  traces: { type: 'tempo', uid: '${tempo}' },
  lines: { type: 'loki', uid: '${loki}' },
};
const SHOWN_AS = { measures: 'timeseries', traces: 'table', lines: 'logs' };
const PROMETHEUS = SOURCES.measures;

const target = ({ expr, legend, kind = 'measures' }) => ({
  refId: 'A',
  ...(kind === 'traces' ? { query: expr, queryType: 'traceql', limit: 200, tableType: 'spans' } : { expr }),
  ...(kind === 'measures' ? { legendFormat: legend } : {}),
  datasource: SOURCES[kind],
});
const WIDTH = 12;
const HEIGHT = 8;

/** A board as Grafana reads it. */
export const dashboardOf = (name, { title, panels, asks = {} }) => ({
  uid: `vedette-${name}`,
  title,
  tags: ['vedette'],
  timezone: 'browser',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [
      { name: 'prometheus', type: 'datasource', query: 'prometheus' },
      {
        name: 'installation',
        type: 'query',
        datasource: PROMETHEUS,
        query: 'label_values(vedette_build_info, vedette_installation)',
        includeAll: true,
        allValue: '.*',
        refresh: 2,
      },
      ...Object.values(SOURCES)
        .filter(
          ({ type }) => type !== 'prometheus' && panels.some(({ kind }) => SOURCES[kind]?.type === type),
        )
        .map(({ type }) => ({ name: type, type: 'datasource', query: type })),
      ...Object.entries(asks).map(([asked, query]) => ({ name: asked, type: 'textbox', query })),
    ],
  },
  panels: panels.map(({ title: heading, expr, legend, unit, kind = 'measures' }, at) => ({
    id: at + 1,
    type: SHOWN_AS[kind],
    title: heading,
    datasource: SOURCES[kind],
    gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    ...(kind === 'measures' ? { fieldConfig: { defaults: { unit, min: 0 }, overrides: [] } } : {}),
    targets: [target({ expr, legend, kind })],
  })),
});
