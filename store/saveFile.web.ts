/** Hands a text file to the player, as a download. */
export async function saveFile(name: string, text: string, type = 'application/json'): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
