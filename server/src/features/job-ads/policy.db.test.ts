import { expect, it } from 'vitest';
import { openWorkshop } from './own-ads.fixture.ts';
import { lockAuthor } from './policy.ts';

/** No account has this id. */
const gone = 2_000_000_000;

it('a person who has just been removed writes no more ads, nor anybody of an account that is closed', async () => {
  const { app, account } = await openWorkshop();
  const { userId: owner } = await account();
  const { userId: colleague } = await account();
  const lock = (userId: number, accountId: number) =>
    app.database.transaction((tx) => lockAuthor(tx, { userId, accountId }));
  await expect(lock(owner, owner)).resolves.toBeUndefined();
  await expect(lock(colleague, owner)).resolves.toBeUndefined();
  const refusal = { statusCode: 403, answer: { code: 'token_not_valid' } };
  await expect(lock(gone, owner)).rejects.toMatchObject(refusal);
  await expect(lock(owner, gone)).rejects.toMatchObject(refusal);
});
