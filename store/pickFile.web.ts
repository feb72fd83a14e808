/** Asks for a file and reads it as text; undefined where none was chosen. */
export function pickFile(): Promise<string | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.html,application/json,text/html';
  return new Promise((done, fail) => {
    input.oncancel = () => done(undefined);
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) file.text().then(done, fail);
      else done(undefined);
    };
    input.click();
  });
}
