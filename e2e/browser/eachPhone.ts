import {
  collectProblems,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';

type Options = Parameters<typeof openPhone>[1];

/** An open phone, the folder it keeps, and what went wrong in it so far. */
type Opened = Phone & { readonly profile: Profile; readonly problems: string[] };

/** One server for a file's tests, and as many phones as a test opens. It fails if anything went wrong on one of them. */
export function servedPhones(): {
  readonly server: Server;
  readonly open: (options?: Options, flags?: readonly string[]) => Promise<Opened>;
} {
  let server: Server;
  const opened: Opened[] = [];
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    const all = opened.splice(0);
    for (const { context, profile } of all) {
      await context.close();
      profile.remove();
    }
    expect(all.flatMap(({ problems }) => problems)).toEqual([]);
  });
  return {
    get server() {
      return server;
    },
    open: async (options, flags) => {
      const profile = freshProfile();
      const phone = await openPhone(profile, options, flags);
      const one = { ...phone, profile, problems: collectProblems(phone.page, server.origin) };
      opened.push(one);
      return one;
    },
  };
}

/** The same with one phone for every test. Read the fields where they are needed: they are others in each. */
export function phoneForEach(options?: Options): { readonly server: Server; readonly phone: Opened } {
  const here = servedPhones();
  let phone: Opened;
  beforeEach(async () => {
    phone = await here.open(options);
  });
  return {
    get server() {
      return here.server;
    },
    get phone() {
      return phone;
    },
  };
}
