import { answerAsked, loadReminders, noteDismissed, reminders, toAskAbout, unmute } from '@/store/nudges';
import { launch, newFile } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

test('put away three times, a reminder is asked about once; what was answered is kept', async () => {
  const file = newFile();
  let { writer } = await launch(file);
  await loadReminders(writer);
  const asks = () => toAskAbout(reminders.getState(), 'pebbles');
  noteDismissed(writer, 'pebbles/shells');
  noteDismissed(writer, 'pebbles/shells');
  expect(asks()).toBeUndefined();
  noteDismissed(writer, 'pebbles/shells');
  noteDismissed(writer, 'pebbles/turn');
  expect(asks()).toBe('pebbles/shells');
  expect(toAskAbout(reminders.getState(), 'shaolia')).toBeUndefined();
  answerAsked(writer, 'pebbles/shells', true);
  expect(asks()).toBeUndefined();
  await writer.close();

  ({ writer } = await launch(file));
  reminders.setState({ muted: [] });
  await loadReminders(writer);
  expect(reminders.getState().muted).toEqual(['pebbles/shells']);
  unmute(writer, 'pebbles/shells');
  expect(reminders.getState().muted).toEqual([]);
  expect(asks()).toBeUndefined();
  await writer.close();
});

test('a row that cannot be read is no loss', async () => {
  const { writer } = await launch(newFile());
  writer.write([
    { sql: `INSERT INTO setting (key, value) VALUES ('reminders', '{"muted":7,"dismissed":null')`, params: [] },
  ]);
  await loadReminders(writer);
  expect(reminders.getState()).toEqual({ dismissed: {}, muted: [], asked: [] });
  await writer.close();
});
