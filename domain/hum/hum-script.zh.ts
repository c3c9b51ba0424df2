import type { HumTemplate } from './hum-template'

export const ZH: HumTemplate = {
  stop: '。',
  emotions: {
    love: '爱',
    compassion: '慈悲',
    gratitude: '感恩',
    courage: '勇气',
    peace: '平静',
    wonder: '惊叹',
    relief: '释然',
  },
  open: {
    classic: '{name}，这些话是说给你听的。\n我们这样说，就像一切已经实现。',
    gentle: '{name}，现在你什么都不用做。\n让这些话轻轻地来到你身边。',
    bold: '{name}，请听我们说。\n我们与你站在一起，并且大声说出来。',
  },
  speak: '我们怀着{emotions}，说出这些话。',
  condition: '我们只说一次，毫无畏惧：{condition}\n然后，让它安静下来。',
  outcome: '今天，安好就是这个样子：{outcome}',
  feeling: '完整，就是这样的感觉：{feeling}',
  meaning: '而这一切的意义在于：{meaning}',
  breath: '深深地吸气，吸到最底。\n慢慢地呼气，呼到最后。\n这一口呼吸里，什么都不缺。',
  stillness: '在所有疼痛的下面，有一个安静的地方。\n它一直在那里，现在也在那里。\n你想休息多久，就休息多久。',
  road: {
    classic: '你的身体认得自己的路。\n此刻它正走在路上，慢慢地，朝着对的方向。',
    gentle: '一点一点地，你心里有什么正在舒展开来。\n需要多少时间，就给它多少时间。',
    bold: '你的心里有一股从未沉睡的力量。\n现在它站起来，开始做它该做的事。',
  },
  carry: '{name}，明天无论你在哪里醒来，这个声音都已先到。\n它为你留着一盏灯。',
  spirit: '愿比我们所有人都更伟大的存在，用它的光拥抱你。',
  us: '我们，还有每一个听见的人，都是见证。',
  witnesses: '{witnesses}，还有每一个听见的人，都是见证。',
  close: {
    classic: '已经完成。一切都好。',
    gentle: '这就够了。一切安好。',
    bold: '就是如此。就在现在。',
  },
}
