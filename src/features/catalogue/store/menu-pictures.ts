/** The pictures of the large menu, asked for once a page. */
import { fetchMenuPictures } from '#features/catalogue/api/list-files.ts';

let asked: ReturnType<typeof fetchMenuPictures> | undefined;

/** By the ids of the menu's first level; none where they cannot be had. */
export async function menuPictures(path: string): Promise<Readonly<Record<string, string>>> {
  asked ??= fetchMenuPictures(path);
  const answer = await asked;
  return answer.ok ? answer.value : {};
}
