/** A headline, or what the last job was called. */
export const headlineOf = ({
  headline,
  experience,
}: {
  headline: string | null;
  experience: { title?: string | null | undefined }[];
}): string | null => headline || experience[0]?.title || null;
