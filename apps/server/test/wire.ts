import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of the next commit: it is lost, only its answer is, or it comes late. */
type Fate = 'lost' | 'unanswered' | 'late';

/** Stands between a server and its PostgreSQL. */
export class Wire {
  readonly url: string;
  /** What was asked through it, but for what each line begins with. */
  readonly asked: string[] = [];
  private readonly stopped: () => void;
  private fate: Fate | null = null;
  private arrive: () => void = () => undefined;

  private constructor(url: string, stopped: () => void) {
    this.url = url;
    this.stopped = stopped;
  }

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      }
      wire.join(near, far);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.port = String((server.address() as AddressInfo).port);
    const wire = new Wire(through.href, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return wire;
  }

  /** Of the next commit. */
  doom(fate: Fate): void {
    this.fate = fate;
  }

  /** What was late arrives. */
  deliver(): void {
    this.arrive();
  }

  end(): void {
    this.stopped();
  }

  private join(near: Socket, far: Socket): void {
    let isCut = false;
    far.on('data', (bytes) => (isCut ? near.destroy() : near.write(bytes)));
    far.on('close', () => near.destroy());
    near.on('close', () => {
      if (!isCut) far.end();
    });
    near.on('data', (bytes) => {
      this.asked.push(
        ...(bytes.toString('latin1').match(/(?<=\0)\s*(select|insert|update|delete) [^\0]*(?=\0)/g) ?? []),
      );
      const fate = bytes.includes('commit\0') ? this.fate : null;
      if (fate === null) return void far.write(bytes);
      this.fate = null;
      if (fate === 'lost') {
        near.destroy();
        far.destroy();
      } else {
        isCut = true;
        near.destroy();
        this.arrive = () => far.end(bytes);
        if (fate === 'unanswered') far.write(bytes);
      }
    });
  }
}
