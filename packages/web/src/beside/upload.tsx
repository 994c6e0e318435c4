/** A file of one's own, chosen by a button. The same one may be chosen twice. */
export function Upload({ label, accept, onFile }: { label: string; accept: string; onFile(file: File): unknown }) {
  return (
    <label className="file">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
