import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Busiest } from './busiest.ts';

interface Counted {
  lines(): number;
  rooms(): number;
  canOwn(): boolean;
}

/** What the owner of a server can watch, at /metrics. No name, no id of a table and no address is in it. */
export class Meters {
  readonly registry = new Registry();
  readonly requests = this.counter('shamble_http_requests_total', 'HTTP requests.', ['method', 'route', 'status']);
  readonly limited = this.counter('shamble_limited_total', 'What was refused for being too much.', ['what']);
  readonly messages = this.counter('shamble_messages_total', 'Messages over sockets.', ['say']);
  readonly refusals = this.counter('shamble_refusals_total', 'Messages that were refused.', ['code']);
  readonly handed = this.counter('shamble_lines_handed_on_total', 'Lines that belonged to another process.', []);
  readonly taken = this.counter('shamble_tables_taken_total', 'Tables this process has come to own.', []);
  readonly lost = this.counter('shamble_leases_lost_total', 'How often this process has lost all its tables.', []);
  readonly purged = this.counter('shamble_tables_purged_total', 'Tables let go after their time.', []);
  readonly opened = this.histogram('shamble_open_seconds', 'How long it takes to open a table.');
  readonly answered = this.histogram('shamble_answer_seconds', 'From a message to its reply, everyone told.');
  readonly stored = this.histogram('shamble_store_seconds', 'How long it takes to bring entries to the disk.');

  /** What single tables cost. */
  readonly tables = new Busiest();

  constructor(count: Counted) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('shamble_lines', 'Open sockets.', () => count.lines());
    this.gauge('shamble_rooms', 'Tables in memory.', () => count.rooms());
    this.gauge('shamble_can_own', '1: this process can own tables.', () => (count.canOwn() ? 1 : 0));
    const minute = 'of the ten tables here that cost most in the last whole minute';
    this.ofTables('shamble_table_messages', `Messages ${minute}.`, 'messages');
    this.ofTables('shamble_table_answer_seconds', `Time it took to answer them, ${minute}.`, 'seconds');
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string): Histogram {
    const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private ofTables(name: string, help: string, what: 'messages' | 'seconds'): void {
    const { tables } = this;
    new Gauge({
      name,
      help,
      labelNames: ['table'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const cost of tables.top) this.set({ table: cost.table }, cost[what]);
      },
    });
  }
}
