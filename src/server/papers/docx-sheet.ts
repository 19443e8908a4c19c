import { AlignmentType, LevelFormat } from "docx";

/** In twentieths of a point. */
export const A4 = { width: 11_906, height: 16_838 };

/** Paragraphs of the reference `numbers` count 1., 2., 3. */
export const numbered = {
  config: [
    {
      reference: "numbers",
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: "%1.",
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 500, hanging: 360 } } },
        },
      ],
    },
  ],
};
