/** A session of the demo data's administrator. */
export interface BenchSession {
  /** The session as the browser stores it. */
  readonly kept: { readonly access: string };
  /** @throws if the request fails */
  ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown>;
}

/** Logs in. The session is renewed if it has expired, as during a long benchmark. */
export async function openSession(origin: string): Promise<BenchSession> {
  const api = `${origin}/api/v1/`;
  const cookie = (await fetch(`${api}brafo/`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const csrf = { cookie, 'x-csrftoken': cookie.split('=')[1] ?? '' };
  const logIn = async () => {
    const answer = await fetch(`${api}token/`, {
      method: 'POST',
      headers: { ...csrf, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@lehrpfad.example', password: 'Lehrpfad-Demo-1' }),
    });
    return (await answer.json()) as BenchSession['kept'];
  };
  let kept = await logIn();
  const send = (method: string, path: string, body?: object) =>
    fetch(`${api}${encodeURI(path)}`, {
      method,
      headers: {
        ...csrf,
        authorization: `Bearer ${kept.access}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} got no response.`, { cause });
    });
  return {
    kept,
    ask: async (method, path, body) => {
      let response = await send(method, path, body);
      if (response.status === 401 || response.status === 403) {
        kept = await logIn();
        response = await send(method, path, body);
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      return JSON.parse(text) as unknown;
    },
  };
}
