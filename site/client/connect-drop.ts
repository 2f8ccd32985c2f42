/** Takes the bytes of a file. */
type TakeFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => void;

/** Takes a file that is chosen in an input or dropped anywhere on the page. */
export function connectDrop(input: HTMLInputElement, take: TakeFile): void {
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) take(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  input.addEventListener("change", async () => {
    await read(input.files?.[0]);
    // The same file can then be chosen again after it was changed.
    input.value = "";
  });
  addEventListener("dragover", (event) => event.preventDefault(), { capture: true });
  addEventListener(
    "drop",
    (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      // Before the editor, which would insert the text of the file where it was dropped.
      event.preventDefault();
      event.stopPropagation();
      void read(file);
    },
    { capture: true },
  );
}
