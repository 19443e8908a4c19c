/** What the address of the board over all jobs holds: whose cards it shows. */
export interface PipelineSearch {
  job?: string | undefined;
  client?: string | undefined;
  recruiter?: string | undefined;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (value: unknown) => (typeof value === "string" && id.test(value) ? value : undefined);

export const readPipelineSearch = (search: Record<string, unknown>): PipelineSearch => ({
  job: idIn(search.job),
  client: idIn(search.client),
  recruiter: idIn(search.recruiter),
});
