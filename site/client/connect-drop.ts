/** Takes the bytes of a file. */
type TakeFile = (name: string, bytes: Uint8Array<ArrayBuffer>) => void;

/** Takes a file that is chosen in an input or dropped anywhere on the page. */
export function connectDrop(input: HTMLInputElement, take: TakeFile): void {
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) take(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  input.addEventListener("change", async () => {
    await read(input.files?.[0]);
    // So that the same file can be chosen again after a change.
    input.value = "";
  });
  addEventListener("dragover", (event) => event.preventDefault(), { capture: true });
  addEventListener(
    "drop",
    (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      // Before the editor, which would insert the text of the file at the cursor.
      event.preventDefault();
      event.stopPropagation();
      void read(file);
    },
    { capture: true },
  );
}
