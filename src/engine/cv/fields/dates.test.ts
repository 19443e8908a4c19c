import { describe, expect, test } from "vitest";
import { findDates, parseDate } from "./dates.ts";

const spanOf = (text: string) => {
  const span = findDates(text)[0];
  return span ? [span.from, span.current ? "now" : span.to] : null;
};

describe("a span of time is read however it is written", () => {
  test.each([
    ["2019 - heden", "2019", "now"],
    ["03/2018–present", "2018-03", "now"],
    ["Mar. 2021 Present", "2021-03", "now"],
    ["Mar. 2010 Aug. 2017", "2010-03", "2017-08"],
    ["sinds 2020", "2020", "now"],
    ["Since Jan. 2012", "2012-01", "now"],
    ["Sept '19 - Dec '20", "2019-09", "2020-12"],
    ["June - August 2019", "2019-06", "2019-08"],
    ["van 1 maart 2017 tot en met 31 mei 2018", "2017-03", "2018-05"],
    ["01-09-2015 t/m 30-06-2019", "2015-09", "2019-06"],
    ["2013-09 — Present", "2013-09", "now"],
    ["2010 – 12", "2010", "2012"],
    ["06/18 - 12/19", "2018-06", "2019-12"],
    ["Feb 19 – Oct 21", "2019-02", "2021-10"],
    ["feb 2012 - apr 19", "2012-02", "2019-04"],
    ["Feb. 2012 – Apr. 19", "2012-02", "2019-04"],
    ["02/2012 t/m apr 19", "2012-02", "2019-04"],
    ["2012 - apr 19", "2012", "2019-04"],
    ["feb 12 - apr 2019", "2012-02", "2019-04"],
    ["Feb 12 - Apr 19, 2013", "2013-04", "2013-04"],
    ["1 feb 2012 - apr 19", "2012-02", "2012-02"],
    ["apr 2019 - feb 12", "2019-04", "2019-04"],
    ["Sep 24 - Oct 2019", "2019-10", "2019-10"],
    ["mrt 20 t/m heden", "2020-03", "now"],
    ["01-2020 / present", "2020-01", "now"],
    ["zomer 2016", "2016-06", "2016-06"],
    ["oktober 2014 tot heden", "2014-10", "now"],
    ["2021 -", "2021", "now"],
    ["2011 - begin 2017", "2011", "2017"],
    ["sinds de zomer van 2020", "2020-06", "now"],
    ["late 2014 to the end of 2018", "2014", "2018"],
    ["Summers 2015 & 2016", "2015-06", "2016"],
    ["Q3 2019 – Q1 2020", "2019-07", "2020-03"],
    ["Q3 2017 - Q4 2019", "2017-07", "2019-12"],
    ["2017-Q3 – 2019-Q4", "2017-07", "2019-12"],
    ["2017 Q3 - 2019 Q2", "2017-07", "2019-06"],
    ["Q2/2015 t/m Q1/2018", "2015-04", "2018-03"],
    ["Q3 '17 - Q2 '19", "2017-07", "2019-06"],
    ["Q1 - Q3 2020", "2020-01", "2020-09"],
    ["Q3 2017 – mei 2019", "2017-07", "2019-05"],
    ["sinds Q2 2021", "2021-04", "now"],
    ["Q4 2019", "2019-10", "2019-12"],
    ["3e kwartaal 2017 – 4e kwartaal 2019", "2017-07", "2019-12"],
    ["third quarter of 2016 to second quarter of 2018", "2016-07", "2018-06"],
    ["H1 2018 - H2 2020", "2018-01", "2020-12"],
    ["eerste helft 2019 - tweede helft 2021", "2019-01", "2021-12"],
    ["± 1995 tot nu toe", "1995", "now"],
    ["'98 – '04", "1998", "2004"],
    ["201903 - 202205", "2019-03", "2022-05"],
    ["20190315 – 20220501", "2019-03", "2022-05"],
    ["032019 - heden", "2019-03", "now"],
    ["2017 / 04", "2017-04", "2017-04"],
    ["2014-06", "2014-06", "2014-06"],
    ["Sept. 2024 - Exp. July 2028", "2024-09", "2028-07"],
    ["sep 2023 – verwacht juni 2027", "2023-09", "2027-06"],
  ])("%s", (written, from, to) => {
    expect(spanOf(written)).toEqual([from, to]);
  });

  test.each(["03/2019 - 05/2202", "201903 - 202299", "2018 – 13/2021", "maart 2019 t/m mei 2202", "2019-03 tot 2021-14"])(
    "%s has a beginning, and an end that can't be",
    (written) => {
      expect(findDates(written)).toEqual([
        expect.objectContaining({ from: expect.stringMatching(/^201[89]/), to: null, current: false, impossible: true }),
      ]);
    },
  );

  test.each(["06 12345678", "Sep 24 - Oct 19", "Nov 21 at noon", "versie 1.2", "1863-1865", "036 uur", ""])("%s is no date", (written) => {
    expect(findDates(written)).toEqual([]);
  });

  test("two bare years side by side are two dates", () => {
    expect(findDates("2014 2015").map((span) => span.single)).toEqual([true, true]);
  });

  test("a month that does not exist leaves the year", () => {
    expect(parseDate("45-2019")).toBe("2019");
    expect(parseDate("31-03-2019")).toBe("2019-03");
  });
});
