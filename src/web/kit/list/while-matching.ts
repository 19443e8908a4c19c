interface Pages {
  pages: { data: { is_matching: boolean } }[];
}

/**
 * How soon a list with matches is asked again: every two seconds while more of them are on their way. Who has scrolled on to
 * further pages isn't disturbed.
 */
export const whileMatching = ({ state: { data } }: { state: { data?: Pages | undefined } }): number | false =>
  data?.pages.length === 1 && data.pages[0]?.data.is_matching ? 2000 : false;
