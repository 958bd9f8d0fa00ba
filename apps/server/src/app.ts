import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { page } from './page.ts';

export const app = new Hono();

app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"] } }));
app.get('/', (context) => context.html(page()));
