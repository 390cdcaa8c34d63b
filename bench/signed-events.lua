-- Posts events that were signed beforehand, each once. Arguments: file of "signature<TAB>body" lines, first line.
local posts = {}
local at = 0

function init(args)
  local skip = tonumber(args[2])
  local line_number = 0
  for line in io.lines(args[1]) do
    line_number = line_number + 1
    if line_number > skip then
      local signature, body = line:match("^([^\t]+)\t(.+)$")
      posts[#posts + 1] = { signature = signature, body = body }
    end
  end
end

function request()
  at = at + 1
  local post = posts[at]
  -- Past the end an unsigned post is rejected, which makes the run invalid.
  if post == nil then return wrk.format("POST", nil, {}, "") end
  return wrk.format("POST", nil, {
    ["content-type"] = "application/json",
    ["x-fs-signature"] = post.signature,
  }, post.body)
end
